import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBroker, type TestBroker } from '../../paper/testing/broker.ts'
import { DEMO_IDENTITY } from '../../paper/demo/person.ts'
import { DEMO } from '../demoCustomer.ts'
import { type Break, startBrokenServer } from './brokenServer.ts'
import { operations } from './operations.ts'
import type { Options } from './options.ts'
import type { Check, Report } from './report.ts'
import { runSuite } from './suite.ts'

let paper: TestBroker
beforeAll(async () => {
  // Markets are open and so is the back office: nothing that a workflow does is refused for the hour.
  paper = await startTestBroker({ demo: true, clockStart: new Date('2026-06-10T02:30:00Z') })
})
afterAll(() => paper.stop())

const run = (url: string, more: Partial<Options> = {}, say: (line: string) => void = () => {}): Promise<Report> =>
  runSuite(
    {
      url: `${url}/api/vue`,
      login: DEMO,
      fundPassword: DEMO_IDENTITY.fundPassword,
      only: [],
      write: false,
      json: undefined,
      timeout: 20_000,
      ...more,
    },
    say,
  )

/** Where what customers do leaves its rows; the broker's own jobs write to others. */
const DOINGS = `
  activity_claims avatars block_trades cards complaints credit_loans customers deposits day_trading_facilities
  exchanges product_orders fund_operations fund_passwords identities idempotent_requests ledger_holds
  ledger_transfers messages offer_subscriptions orders positions stock_loans uploads watchlists withdrawals
`
  .trim()
  .split(/\s+/)

/** A fingerprint of each of these tables. */
const everything = async (): Promise<ReadonlyArray<unknown>> => {
  const tables = await paper.broker.db.introspection.getTables()
  const marks = tables
    .filter(({ name }) => DOINGS.includes(name))
    .map(async ({ name }) => {
      const { rows } = await sql<{ mark: string }>`
        select md5(string_agg(t::text, ',' order by t::text)) as mark from ${sql.table(name)} t`.execute(
        paper.broker.db,
      )
      return [name, rows[0]?.mark]
    })
  return Promise.all(marks)
}

/** Milliseconds for a whole run, hundreds of calls, on a machine that is busy with something else. */
const WHOLE_RUN = 240_000

describe('the paper broker', { timeout: WHOLE_RUN }, () => {
  it('keeps to the contract in every operation, and reading changes nothing', async () => {
    const said: Array<string> = []
    const before = await everything()
    expect(before).toHaveLength(DOINGS.length)
    const { checks, failed } = await run(paper.url, {}, (line) => said.push(line))
    expect(said.filter((line) => line.startsWith('✗'))).toEqual([])
    expect(failed).toBe(0)
    const reasons = checks.flatMap(({ reason }) => reason ?? [])
    expect([...new Set(reasons)]).toEqual(['it changes something: no --write'])
    const passed = new Set(checks.filter(({ outcome }) => outcome === 'passed').map(({ operation }) => operation))
    expect(operations.map(({ path }) => path).filter((path) => !passed.has(path))).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('keeps to the contract in every workflow, as far as a client can go', async () => {
    const said: Array<string> = []
    const { checks, failed } = await run(paper.url, { write: true }, (line) => said.push(line))
    expect(said.filter((line) => line.startsWith('✗'))).toEqual([])
    expect(failed).toBe(0)
    expect(checks.flatMap(({ reason }) => reason ?? [])).toEqual([
      'a reviewer has to approve a deposit: a client sees it under review',
      '/identity/submit was refused: identity-already-verified',
      '/daytrade/apply was refused: day-trading-applied',
    ])
  })
})

const changed =
  (path: string, change: (data: never) => void): Break =>
  (answer) => {
    if (answer.path !== path || !answer.text.startsWith('{"status":1')) return {}
    const body = JSON.parse(answer.text) as { data: never }
    change(body.data)
    return { text: JSON.stringify(body) }
  }

/** Answers the first page whatever page was asked for. */
const onePage = (path: string): Break => {
  let list: unknown
  return changed(path, (data: { list: unknown }) => {
    list ??= data.list
    data.list = list
  })
}

const stillIn: Break = ({ path, status, hasSession }) =>
  path === '/user/getUserinfo' && status === 401 && hasSession
    ? { status: 200, text: `{"status":1,"data":{"id":1,"account":"${DEMO.account}","eur":"0","usd":"0","usdt":"0"}}` }
    : {}

interface Rows {
  readonly list: Array<{ state: string; code: string; id: string }>
}

/** Servers whose every answer has the right shape, and which are wrong all the same. */
const LIES: ReadonlyArray<readonly [lie: string, only: string, planted: Break, operation: string, at: string]> = [
  ['a page that comes twice', '/market/movers', onePage('/market/movers'), '/market/movers', '/data/list'],
  [
    'a search that does not find',
    '/quotes/search',
    changed('/quotes/search', ({ list }: Rows) => list.splice(0)),
    '/quotes/search',
    '/data/list',
  ],
  [
    'another instrument than the one asked for',
    '/quotes/info',
    changed('/quotes/info', (data: { code: string }) => (data.code = 'BTC-P0')),
    '/quotes/info',
    '/data/code',
  ],
  ['a session that outlives its end', '/user/logout', stillIn, '/user/getUserinfo', 'HTTP status'],
  [
    'one request, two deposits',
    '/funds/deposit',
    changed('/funds/deposit', (data: { id: string }) => (data.id = randomUUID())),
    '/funds/deposit',
    '/data/id',
  ],
  [
    'an order that stays open after its cancellation',
    '/trade/cancelorder',
    changed('/trade/orderhistory', ({ list }: Rows) => list.forEach((row) => (row.state = 'pending'))),
    '/trade/orderhistory',
    '/data/list',
  ],
  [
    'a watchlist that forgets',
    '/quotes/watchadd',
    changed('/quotes/watchlist', (data: Array<unknown>) => data.splice(0)),
    '/quotes/watchlist',
    '/data',
  ],
]

describe('a server that answers in the right shape and lies', () => {
  const inWorkflow = ({ name }: Check) => name.startsWith('/')
  it.each(LIES)('is found out: %s', async (_lie, only, planted, operation, at) => {
    const broken = await startBrokenServer(paper.url, planted)
    const { checks } = await run(broken.url, { only: [only], write: true })
    await broken.close()
    const found = checks
      .filter(inWorkflow)
      .flatMap(({ operation, findings }) => findings.map(({ at }) => [operation, at]))
    expect(found).toContainEqual([operation, at])
  })
})
