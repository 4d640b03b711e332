import { afterEach, describe, expect, it } from 'vitest'
import { writtenByPhp } from '../../contract/php.ts'
import { TEST_OPTIONS } from '../command/testOptions.ts'
import type { Answer } from './caller.ts'
import { BUNDLE } from './bundle.ts'
import { operations } from './operations.ts'
import { envelopeFindings } from './schema.ts'
import { noteLines, withTolerance } from './tolerance.ts'
import { PERSON, type Planted, startLevelOne } from '../package/levelOne.ts'
import { runSuite } from '../suite.ts'

const closers: Array<() => void> = []
afterEach(() => closers.splice(0).forEach((close) => close()))

const check = async (planted: Planted) => {
  const { close, url } = await startLevelOne(planted)
  closers.push(close)
  const said: Array<string> = []
  const { account, password } = PERSON
  const options = { ...TEST_OPTIONS, url, login: { account, password }, level: 1, write: false, time: 0 }
  return { report: await runSuite(options, (line) => said.push(line)), said }
}

describe('a server of level 1', () => {
  it('that writes as PHP does passes, and its report says what is tolerated', async () => {
    const { report, said } = await check({ writes: (path, body) => writtenByPhp(path, { ...body }) })
    expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(report.verdict.outcome).toBe('passed')
    const notes = said.filter((line) => line.startsWith('~'))
    expect(notes).toContainEqual(
      expect.stringMatching(/^~ tolerated: \d+ operations: \/status: promised written as integer, got "1" or "0"$/),
    )
    expect(notes).toContainEqual(expect.stringMatching(/: \/msg: promised no such field, got "操作成功"$/))
    expect(notes).toContainEqual('~ tolerated: /common/version: /data/url: promised written as string, got null')
  })

  it('is checked to its end where its log-in is wrong in its message alone', async () => {
    const { report } = await check({
      writes: (path, body) => (path === '/user/login' && 'data' in body ? { ...body, msg: 'success' } : body),
    })
    const failed = report.checks.filter(({ outcome }) => outcome === 'failed')
    expect(new Set(failed.map(({ operation }) => operation))).toEqual(new Set(['/user/login']))
    expect(report.verdict.unchecked.map(({ operation }) => operation)).toEqual(['/user/logout'])
  })

  it('that adds one field to every answer has one note of it, whatever stands there', async () => {
    let nth = 0
    const { report, said } = await check({ writes: (_, body) => ({ ...body, time: (nth += 1) }) })
    expect(report.verdict.outcome).toBe('passed')
    expect(said.filter((line) => line.startsWith('~'))).toEqual([
      expect.stringMatching(/^~ tolerated: 13 operations: \/time: promised no such field, got \d+ for example$/),
    ])
  })

  it('that writes as promised has no notes', async () => {
    expect((await check({})).report.notes).toEqual([])
  })
})

const heard = async (path: string, text: string, status = 200) => {
  const came: Answer = { kind: 'answered', status, contentType: 'application/json', location: null, headers: {}, text }
  const { call, notes } = withTolerance(async () => came)
  const answer = await call({ path, form: {}, isUpload: false, headers: {} })
  const lines = noteLines([...notes].map(([operation, found]) => ({ operation, findings: [...found.values()] })))
  return { isAsItCame: answer === came, text: answer.kind === 'answered' ? answer.text : '', lines }
}

type Post = { readonly post: { readonly responses: Record<string, { readonly content: Record<string, Examples> }> } }
type Examples = { readonly examples: Record<string, { readonly value: Record<string, unknown> }> }

const examplesOf = (path: string): ReadonlyArray<Record<string, unknown>> => {
  const { post } = (BUNDLE as { readonly paths: Record<string, Post> }).paths[path] ?? {}
  return Object.values(post?.responses['200']?.content['application/json']?.examples ?? {}).map(({ value }) => value)
}

describe('an answer', () => {
  it.each(operations.map(({ path }) => path))('of %s may be written by PHP', async (path) => {
    for (const answer of examplesOf(path)) {
      const { isAsItCame, text } = await heard(path, JSON.stringify(writtenByPhp(path, answer)))
      expect(isAsItCame, text).toBe(false)
      expect(envelopeFindings(path, JSON.parse(text))).toEqual([])
    }
  })

  it.each([
    ['a figure that lost digits', '{"status":"1","data":[{"currency":"EUR","balance":12345678901234567.89}]}'],
    ['a name twice', '{"status":"1","status":"1","data":[]}'],
    ['what is due and missing', '{"status":"1","data":[{"currency":"EUR"}]}'],
    ['a status of its own', '{"status":"ok","data":[]}'],
    ['a status of a third kind', '{"status":2,"data":[]}'],
    ['no JSON', '{"status":"1",'],
    ['a list for the envelope', '[]'],
  ])('stays as it came: %s', async (_, text) => {
    expect(await heard('/funds/wallets', text)).toEqual({ isAsItCame: true, text, lines: [] })
  })

  it('that is wrong in another way is judged without the fields that nobody reads: they would lead astray', async () => {
    const { lines, text } = await heard('/funds/wallets', '{"status":1,"msg":"ok","data":[{"currency":"EUR"}]}')
    expect(text).toBe('{"status":1,"data":[{"currency":"EUR"}]}')
    expect(lines).toEqual(['~ tolerated: /funds/wallets: /msg: promised no such field, got "ok"'])
  })

  it('that is wrong in another way is judged with its figures as every client reads them', async () => {
    const [rich] = examplesOf('/quotes/recommend') as ReadonlyArray<{
      readonly data: { readonly list: ReadonlyArray<object> }
    }>
    const row = { ...rich?.data.list[0], decimals: '2' }
    const { lines, text } = await heard(
      '/quotes/recommend',
      JSON.stringify({ status: 1, data: { list: [row], next: '' } }),
    )
    expect(envelopeFindings('/quotes/recommend', JSON.parse(text))).toEqual([
      { at: '/data/next', expected: 'a text that is not empty', got: '""' },
    ])
    expect(lines).toEqual([
      '~ tolerated: /quotes/recommend: /data/list/0/decimals: promised written as integer, got "2"',
    ])
  })

  it('of HTTP 401 may have data and a status as text', async () => {
    const found = await heard('/funds/wallets', '{"status":"0","msg":"请重新登录","data":[]}', 401)
    expect(found.text).toBe('{"status":0,"msg":"请重新登录"}')
    expect(found.lines).toHaveLength(2)
  })

  it.each(['{"status":1}', '{"status":1,"data":[]}', '{"status":1,"data":""}'])(
    'of no data may be %s',
    async (text) => {
      expect((await heard('/user/logout', text)).text).toBe('{"status":1,"data":null}')
    },
  )
})
