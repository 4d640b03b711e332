import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBroker, type TestBroker } from '../../paper/testing/broker.ts'
import { DEMO } from '../demoCustomer.ts'
import { type Break, startBrokenServer } from './brokenServer.ts'
import type { Options } from './options.ts'
import type { Report } from './report.ts'
import { runSuite } from './suite.ts'

let paper: TestBroker
beforeAll(async () => {
  paper = await startTestBroker({ demo: true, clockStart: new Date('2026-06-10T02:30:00Z') })
})
afterAll(() => paper.stop())

const check = (url: string, path: string, more: Partial<Options> = {}): Promise<Report> =>
  runSuite(
    {
      url: `${url}/api/vue`,
      login: DEMO,
      fundPassword: undefined,
      only: [path],
      write: false,
      json: undefined,
      timeout: 20_000,
      ...more,
    },
    () => {},
  )

/** Changes the body of successes. */
const inSuccess =
  (change: (data: never, body: Record<string, unknown>) => void): Break =>
  ({ text }) => {
    const body = JSON.parse(text) as { status: number; data: never }
    if (body.status === 1) change(body.data, body)
    return { text: JSON.stringify(body) }
  }

const inText =
  (from: RegExp, to: string): Break =>
  ({ text }) => ({ text: text.replace(from, to) })

interface Row {
  code?: unknown
  nowprice: unknown
  decimals: unknown
}

/** One thing wrong each, on the path where it is planted, and where and how the suite has to say so. */
const FAULTS: ReadonlyArray<readonly [fault: string, path: string, planted: Break, at: string, expected: RegExp]> = [
  [
    'a price of the wrong type',
    '/market/indices',
    inSuccess(([row]: [Row]) => (row.nowprice = true)),
    '/data/0/nowprice',
    /number or string/,
  ],
  [
    'a price with an exponent',
    '/market/indices',
    inSuccess(([row]: [Row]) => (row.nowprice = '1.5e3')),
    '/data/0/nowprice',
    /matches/,
  ],
  [
    'a price with a decimal comma',
    '/market/indices',
    inSuccess(([row]: [Row]) => (row.nowprice = '1.250,50')),
    '/data/0/nowprice',
    /matches/,
  ],
  [
    'a field that is null',
    '/market/indices',
    inSuccess(([row]: [Row]) => (row.decimals = null)),
    '/data/0/decimals',
    /integer/,
  ],
  ['a missing field', '/market/indices', inSuccess(([row]: [Row]) => delete row.code), '/data/0/code', /a value/],
  [
    'more digits than a number keeps',
    '/market/indices',
    inText(/"nowprice":"?[\d.]+"?/, '"nowprice":12345678901234567.89'),
    '/data/0/nowprice',
    /text, or a number/,
  ],
  ['a list for an object', '/user/getUserinfo', inSuccess((data, body) => (body['data'] = [data])), '/data', /object/],
  [
    'an extra field in the envelope',
    '/market/list',
    inSuccess((_, body) => (body['code'] = 200)),
    '/code',
    /no such field/,
  ],
  ['no data', '/market/list', inSuccess((_, body) => delete body['data']), '/data', /a value/],
  [
    'a message that the call does not list',
    '/quotes/info',
    inText(/"msg":"[^"]*"/, '"msg":"余额不足"'),
    '/msg',
    /one of|or/,
  ],
  ['an English message', '/quotes/info', inText(/"msg":"[^"]*"/, '"msg":"Not found"'), '/msg', /one of|or/],
  ['a status of its own', '/market/list', inText(/"status":1/, '"status":2'), '/status', /1 or 0/],
  ['a status that is text', '/market/list', inText(/"status":1/, '"status":"1"'), '/status', /1 or 0/],
  [
    'system busy for everything',
    '/market/list',
    ({ hasSession }) => (hasSession ? { text: '{"status":0,"msg":"系统繁忙，请稍后再试"}' } : {}),
    '/msg',
    /an answer/,
  ],
  [
    'a crash for a field that is wrong',
    '/quotes/info',
    inText(/"msg":"参数[^"]*"/, '"msg":"系统繁忙，请稍后再试"'),
    '/msg',
    /says why/,
  ],
  [
    'success for a field that is missing',
    '/news/categories',
    ({ status, text }) => (status === 200 && text.includes('"status":0') ? { text: '{"status":1,"data":[]}' } : {}),
    '/status',
    /a refusal/,
  ],
  [
    'JSON that says it is text',
    '/market/list',
    () => ({ contentType: 'text/plain' }),
    'content-type',
    /application\/json/,
  ],
  [
    'data for anybody',
    '/market/list',
    ({ hasSession }) => (hasSession ? {} : { status: 200, text: '{"status":1,"data":[]}' }),
    'HTTP status',
    /401/,
  ],
  ['403 instead of 401', '/market/list', ({ hasSession }) => (hasSession ? {} : { status: 403 }), 'HTTP status', /401/],
  [
    'other words with 401',
    '/market/list',
    ({ status }) => (status === 401 ? { text: '{"status":0,"msg":"unauthorized"}' } : {}),
    '/msg',
    /"请重新登录"/,
  ],
  [
    '400 for a field that is missing',
    '/quotes/info',
    ({ text }) => (text.includes('"status":0') ? { status: 400 } : {}),
    'HTTP status',
    /200/,
  ],
]

describe('a server that is wrong in one thing', () => {
  it.each(FAULTS)('is found out: %s', async (_fault, path, planted, at, expected) => {
    const broken = await startBrokenServer(paper.url, (answer) => (answer.path === path ? planted(answer) : {}))
    const { checks, failed } = await check(broken.url, path)
    await broken.close()
    const found = checks.flatMap(({ findings }) => findings)
    expect(found).toContainEqual(expect.objectContaining({ at, expected: expect.stringMatching(expected) as string }))
    expect(failed).toBeGreaterThan(0)
    expect(found.filter((finding) => finding.at !== at)).toEqual([])
  })
})
