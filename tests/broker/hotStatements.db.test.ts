import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callAt, type Session, startTestBroker, type TestBroker } from '../../paper/testing/broker.ts'
import { reads } from '../bench/growth/calls.ts'
import { grow } from '../bench/growth/grow.ts'

const CODE = '96115'
const SIZE = { customers: 6_000, positions: 2, old: 1_000, young: 20 }
/** From this number of rows on, a table is large: reading all of it for one call would be a fault. */
const LARGE = 5_000

let paper: TestBroker
let client: pg.Client
let [old, young]: [Session, Session] = [
  { token: '', account: '' },
  { token: '', account: '' },
]

beforeAll(async () => {
  paper = await startTestBroker()
  ;[old, young] = [await paper.customer({ MYR: '90000000.00' }), await paper.customer({ MYR: '90000000.00' })]
  await paper.control('/market/open', { calendar: 'MY' })
  const now = await paper.broker.clock.now()
  await grow(paper.databaseUrl, SIZE, { old: old.account, young: young.account }, now)
  client = new pg.Client(paper.databaseUrl)
  await client.connect()
}, 240_000)
afterAll(async () => {
  await client.end()
  await paper.stop()
})

/** Every statement that the driver sends while some work runs, once, with the values of its last use. */
const statementsOf = async (work: () => Promise<void>): Promise<ReadonlyMap<string, readonly unknown[]>> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const calls: ReadonlyArray<readonly unknown[]> = spy.mock.calls
    return new Map(
      calls.flatMap(([sent]) => {
        const { text, values = [] } = (typeof sent === 'string' ? { text: sent } : sent) as Partial<pg.QueryConfig>
        return text === undefined ? [] : [[text, values] as const]
      }),
    )
  } finally {
    spy.mockRestore()
  }
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Plan[]
}
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The steps by which the database would run a statement; `analyze` runs it and takes it back. */
const stepsOf = async (text: string, values: readonly unknown[], analyze: boolean): Promise<readonly Plan[]> => {
  if (!/^\s*(with|select|insert|update|delete)\b/i.test(text)) return []
  await client.query('begin')
  try {
    const explain = `explain (format json${analyze ? ', analyze, timing off' : ''})`
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`${explain} ${text}`, [...values])
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)))
  } finally {
    await client.query('rollback')
  }
}

/** The large tables that a statement reads from end to end. */
const readWhole = async (
  text: string,
  values: readonly unknown[],
  large: ReadonlySet<string>,
): Promise<readonly string[]> =>
  (await stepsOf(text, values, false))
    .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '')

/** The most rows that a step of a query yields, all its loops together. */
const mostRows = async (text: string, values: readonly unknown[]): Promise<number> => {
  if (!/^\s*(with|select)\b/i.test(text)) return 0
  const steps = await stepsOf(text, values, true)
  return Math.max(...steps.map((step) => (step['Actual Rows'] ?? 0) * (step['Actual Loops'] ?? 0)))
}

const trade = async (session: Session): Promise<void> => {
  const depth = await paper.call('/quotes/depth', { code: CODE }, session)
  const price = (Number(depth.data.book?.bids.at(-1)?.price) - 0.1).toFixed(2)
  const terms = {
    code: CODE,
    direction: 'long',
    action: 'open',
    ordertype: 'limit',
    price,
    quantity: '100',
    leverage: '1',
  }
  const { data, status } = await paper.call('/trade/order', { ...terms, clientorderid: randomUUID() }, session)
  expect(status).toBe(1)
  await paper.call('/trade/orderinfo', { orderid: data.id }, session)
  await paper.call('/trade/fills', { orderid: data.id }, session)
  await paper.call('/trade/cancelorder', { orderid: data.id, requestid: randomUUID() }, session)
  await paper.call('/trade/order', { ...terms, ordertype: 'market', price: '', clientorderid: randomUUID() }, session)
}

it('reads no large table from end to end in a call, a sweep or a job', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [LARGE],
  )
  const large = new Set(rows.map(({ name }) => name))
  expect([...large]).toEqual(
    expect.arrayContaining([
      'customers',
      'orders',
      'positions',
      'fills',
      'ledger_postings',
      'wallet_movements',
      'sessions',
    ]),
  )
  const statements = await statementsOf(async () => {
    for (const session of [young, old]) {
      for (const { body, path } of reads(CODE)) await callAt(paper.url, path as '/trade/funds', body, session)
      await trade(session)
    }
    await paper.call('/user/login', { account: old.account, password: 'test1234' })
    await paper.control('/trading/sweep', {})
    await paper.control('/jobs/run', {})
    await paper.control('/dividends/settle', {})
  })
  expect(statements.size).toBeGreaterThan(80)
  expect(await readWhole('select id from orders where reason = $1', ['none'], large)).toEqual(['orders'])
  const found: Record<string, readonly string[]> = {}
  for (const [text, values] of statements) {
    const whole = await readWhole(text, values, large)
    if (whole.length > 0) found[text] = whole
  }
  expect(found, JSON.stringify(found)).toEqual({})
}, 120_000)

it('reads for a customer with one page of positions no more rows than that customer has', async () => {
  const statements = await statementsOf(async () => {
    for (const { body, path } of reads(CODE)) await callAt(paper.url, path as '/trade/funds', body, young)
  })
  expect(await mostRows('select count(*) from orders', [])).toBeGreaterThan(LARGE)
  const found: Record<string, number> = {}
  for (const [text, values] of statements) {
    const rows = await mostRows(text, values)
    if (rows > 1_000) found[text] = rows
  }
  expect(found, JSON.stringify(found)).toEqual({})
}, 120_000)

it('sweeps the market without reading the positions and orders that the price does not reach', async () => {
  // The first one may have something to do.
  await paper.control('/trading/sweep', {})
  const statements = await statementsOf(() => paper.control('/trading/sweep', {}))
  const onMargin = await client.query<{ count: string }>('select count(*) from positions where stop_price is not null')
  expect(Number(onMargin.rows[0]?.count)).toBeGreaterThan(400)
  const found: Record<string, number> = {}
  for (const [text, values] of statements) {
    const rows = await mostRows(text, values)
    if (rows > 200) found[text] = rows
  }
  expect(found, JSON.stringify(found)).toEqual({})
})
