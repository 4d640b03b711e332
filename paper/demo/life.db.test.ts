import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sum } from 'effect/BigDecimal'
import { type Decimal, decimal, formatDecimal, parseDecimal, roundTo, sumOf } from '../../domain/money/decimal.ts'
import { wealthOf } from '../../domain/wealth/wealth.ts'
import type { Body, Data, Operation } from '../platform/contract/operations.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { fetchImage } from '../testing/images.ts'
import { spawnBroker } from '../testing/process.ts'
import { HOUR } from '../platform/clock/instant.ts'
import { FIRST_WATCHED } from '../areas/watchlist/firstWatchlist.ts'
import { DEMO_FRIENDS } from './friends.ts'
import { DEMO_IDENTITY } from './person.ts'
import { DEMO } from './prepare.ts'

let paper: TestBroker
let demo: Session
beforeAll(async () => {
  // A Sunday: only the market of digital currency trades.
  paper = await startTestBroker({ demo: true, processes: 2, clockStart: new Date('2026-01-18T15:00:00Z') })
  await signIn()
})
afterAll(() => paper.stop())

const signIn = async () => {
  const { token } = (await paper.call('/user/login', DEMO)).data
  demo = { account: DEMO.account, token }
}
const ask = async <P extends Operation>(
  path: P,
  body: Partial<Body<P>> | Record<string, string> = {},
): Promise<Data<P>> => (await paper.call(path, body, demo)).data

interface Page<Row> {
  readonly list: ReadonlyArray<Row>
  readonly next: string
}

/** Every row of a list that comes in pages. */
const all = async <Row>(read: (page: Record<string, string>) => Promise<Page<Row>>): Promise<ReadonlyArray<Row>> => {
  const rows: Array<Row> = []
  for (let cursor = ''; ;) {
    const { list, next } = await read({ limit: '100', ...(cursor && { cursor }) })
    rows.push(...list)
    if (next === '') return rows
    cursor = next
  }
}
const funding = (fields = {}) => all((page) => ask('/records/funding', { ...page, ...fields }))
const transactions = (fields = {}) => all((page) => ask('/records/transaction', { ...page, ...fields }))
const positions = (which: 'held' | 'past') => all((page) => ask('/trade/positionlist', { ...page, which }))
const subscriptions = async () => [
  ...(await all((page) => ask('/offer/subscriptions', { ...page, kind: 'newshare' }))),
  ...(await all((page) => ask('/offer/subscriptions', { ...page, kind: 'placement' }))),
]
const deposits = () => all((page) => ask('/funds/depositlist', page))

const known = (wire: unknown): Decimal => {
  const amount = parseDecimal(String(wire))
  if (amount === undefined) throw new Error(`${String(wire)} is no amount`)
  return amount
}
const total = (amounts: ReadonlyArray<unknown>): string =>
  formatDecimal(roundTo(sumOf(amounts.map(known)), 2, 'half-even'))
const text = (amount: Decimal): string => formatDecimal(roundTo(amount, 2, 'half-even'))
const rowsIn = (data: object) =>
  Object.values(data).filter((row): row is Record<string, unknown> => typeof row === 'object')

/** The figures of the account centre, from the seven lists as the client adds them up. */
const figuresOf = async (type: string, field: 'eur' | 'usd', currency: string) => {
  const tied = (rows: ReadonlyArray<Record<string, unknown>>, key: string) =>
    rows.map((row) => ({ amount: known(row[key]), status: Number(row['status']) }))
  const info = rowsIn([await ask('/user/getUserinfo')])[0]
  const figures = wealthOf(known(info?.[field]), {
    newShares: tied(rowsIn(await ask('/trade/usernewstocklist', { type })), 'rjmoney'),
    withdrawals: tied(rowsIn(await ask('/user/withdrawallist', { type: currency })), 'money'),
    products: tied(rowsIn(await ask('/trade/userproductlist', { type })), 'money'),
    stockCredits: tied(rowsIn(await ask('/trade/ustockslist', { type })), 'credit'),
    holdings: rowsIn(await ask('/trade/userstocklist', { type })).map((row) => ({
      price: known(row['nowprice']),
      quantity: known(row['stock_num']),
      profit: known(row['yingkui']),
      status: Number(row['status']),
    })),
    rebateCredits: tied(rowsIn(await ask('/trade/urnjylist', { buy_type: '0', type })), 'credit'),
    realised: rowsIn(await ask('/trade/userstocklists', { type })).map((row) => ({ profit: known(row['yingkui']) })),
  })
  return figures
}

describe('each figure of the account centre is the sum of entries that lists show', () => {
  it.each([
    ['EUR', 'eur', 'EUR'],
    ['usd', 'usd', 'USD'],
  ] as const)('with the stock type %s', async (type, field, currency) => {
    const figures = await figuresOf(type, field, currency)
    const moved = [...(await funding({ type: currency })), ...(await transactions({ type: currency }))]
    expect(total(moved.map(({ money }) => money))).toBe(text(figures.balance))

    const held = (await positions('held')).filter(
      (position) => position.currency === currency && position.state !== 'pending',
    )
    expect(total(held.map(({ marketvalue }) => marketvalue))).toBe(text(figures.holdingValue))
    expect(total(held.map(({ yingkui }) => yingkui))).toBe(text(figures.floating))
    expect(
      total((await all((page) => ask('/records/position', { ...page, type: currency }))).map(({ yingkui }) => yingkui)),
    ).toBe(text(figures.realised))

    const subscribed = (await subscriptions()).filter((row) => row.currency === currency)
    const copied = await all((page) => ask('/follow/orders', { ...page, state: 'following' }))
    const withdrawn = (await ask('/user/withdrawallist', { type: currency })).filter(
      ({ status }) => Number(status) === 0,
    )
    const entries = [
      ...held.map(({ marketvalue }) => marketvalue),
      ...subscribed.map((row) => row.held),
      ...copied.filter((row) => row.currency === currency).map(({ money }) => money),
      ...withdrawn.map(({ money }) => money),
    ]
    expect(total(entries)).toBe(text(figures.frozen))
    const wallet = (await ask('/trade/funds')).find((one) => one.currency === currency)
    expect(text(figures.total)).toBe(wallet?.totalassets)
    expect(text(sum(figures.balance, figures.frozen))).toBe(text(figures.total))
  })
})

describe('the records', () => {
  it('are in the order of their times, and each has an amount', async () => {
    for (const rows of [await funding(), await transactions()]) {
      expect(rows.length).toBeGreaterThan(15)
      const times = rows.map(({ time }) => Number(time))
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      for (const { balance, frozen, money } of rows) for (const amount of [balance, frozen, money]) known(amount)
    }
  })

  it('show reviews on the same day, and withdrawals on different days', async () => {
    const handedIn = await deposits()
    const types = ['EUR', 'USD', 'MYR']
    const withdrawals = (await Promise.all(types.map((type) => ask('/user/withdrawallist', { type })))).flat()
    expect(new Set(handedIn.map(({ status }) => Number(status)))).toEqual(new Set([0, 1, 2]))
    expect(new Set(withdrawals.map(({ status }) => Number(status)))).toEqual(new Set([0, 1, 2, 3]))
    const reviews = [
      ...handedIn.map(({ money, requesttime, reviewtime }) => ({ money, requesttime, end: reviewtime })),
      ...withdrawals.map(({ endtime, money, requesttime }) => ({ money, requesttime, end: endtime })),
    ]
    for (const { end, money, requesttime } of reviews) {
      known(money)
      if (end === '-') continue
      const took = Number(end) - Number(requesttime)
      expect(took).toBeGreaterThan(HOUR / 2)
      expect(took).toBeLessThan(9 * HOUR)
    }
    const days = withdrawals.map(({ requesttime }) => new Date(Number(requesttime)).toISOString().slice(0, 10))
    expect(new Set(days).size).toBe(days.length)
  })

  it('have wages every month', async () => {
    const wages = (await deposits()).filter(({ currency }) => currency === 'EUR')
    expect(wages).toHaveLength(6)
  })
})

describe('the demo customer', () => {
  it('is prepared once, also when several processes start on one database', async () => {
    const twin = await paper.twin()
    const { db } = paper.broker
    const customers = await db.selectFrom('customers').select('id').execute()
    expect(customers).toHaveLength(2 + DEMO_FRIENDS.length)
    await twin.stop()
  })

  it('leaves ledger, records, positions, dividends and loans sound', async () => {
    expect(await paper.control('/audit')).toEqual({ problems: [] })
    expect(await paper.control('/trading/audit')).toEqual({ problems: [] })
  })

  it('has orders and positions in every state', async () => {
    const orders = [
      ...(await all((page) => ask('/trade/pendinglist', page))),
      ...(await all((page) => ask('/trade/orderhistory', page))),
    ]
    expect(new Set(orders.map(({ state }) => state))).toEqual(
      new Set(['pending', 'filled', 'cancelled', 'rejected', 'expired']),
    )
    const owned = [...(await positions('held')), ...(await positions('past'))]
    expect(new Set(owned.map(({ state }) => state))).toEqual(
      new Set(['pending', 'holding', 'closing', 'closed', 'cancelled']),
    )
    expect(new Set(owned.map(({ direction }) => direction))).toEqual(new Set(['long', 'short']))
    expect(owned.some(({ lockreason }) => lockreason === 'sell-blocked-t1')).toBe(true)
    expect(owned.some(({ addedmargin }) => addedmargin === '150.00')).toBe(true)
    expect(owned.some(({ openquantity, quantity, state }) => state === 'holding' && openquantity !== quantity)).toBe(
      true,
    )
  })

  it('has used every service of the broker', async () => {
    const taken = await Promise.all([
      all((page) => ask('/block/mine', page)),
      all((page) => ask('/lending/loans', page)),
      all((page) => ask('/credit/loans', page)),
      all((page) => ask('/dividend/paid', page)),
      all((page) => ask('/exchange/list', page)),
    ])
    for (const list of taken) expect(list.length).toBeGreaterThan(0)
    expect(await ask('/daytrade/state')).toMatchObject({ status: 2 })
    const kinds = new Set((await funding()).map(({ kind }) => kind))
    expect(kinds).toEqual(
      new Set(['practicemoney', 'deposit', 'withdrawal', 'withdrawalpaid', 'withdrawalreturned', 'exchange', 'reward']),
    )
  })

  it('is verified, with documents that can be viewed, and has a fund password', async () => {
    const identity = await ask('/identity/state')
    expect(identity).toMatchObject({ status: 2, name: DEMO_IDENTITY.name })
    for (const path of [identity.fronturl, identity.backurl])
      expect((await fetchImage(paper.url, path, demo)).headers.get('content-type')).toBe('image/png')
    expect(await ask('/security/fundpasswordstate')).toMatchObject({ set: 1 })
  })

  it('watches some instruments of every kind, all of them listed', async () => {
    expect((await ask('/quotes/watchlist')).map(({ code }) => code)).toEqual(FIRST_WATCHED)
  })

  it('has friends in every state, and messages of every kind, the last ones unread', async () => {
    const friends = await ask('/invitation/friends', {})
    expect(friends.list.map(({ status }) => Number(status))).toEqual([0, 1, 2])
    const messages = await all((page) => ask('/message/list', { ...page, language: 'es' }))
    const kinds = new Set(messages.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['activity', 'funds', 'identity', 'security', 'system', 'trade'])
    const reads = messages.map(({ read }) => Number(read))
    expect(reads).toEqual(reads.toSorted((a, b) => a - b))
    expect(new Set(reads).size).toBe(2)
    const times = messages.map(({ time }) => Number(time))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('owes nothing, and a withdrawal is accepted in service hours', async () => {
    const loans = await all((page) => ask('/credit/loans', page))
    expect(loans.map(({ owed }) => formatDecimal(decimal(String(owed))))).toEqual(loans.map(() => '0.00'))
    // Monday, ten o'clock in Kuala Lumpur.
    await paper.control('/clock', { to: '2026-01-19T02:00:00Z', rate: 0 })
    await signIn()
    const cards = await ask('/bank/list')
    expect(cards.map(({ number }) => number)).toEqual(['TQn9…bLSE', 'ES91 **** 1332'])
    const cardid = cards.find(({ method }) => method === 'bank')?.id ?? ''
    const fields = { currency: 'EUR', money: '500.00', cardid, fundpassword: DEMO_IDENTITY.fundPassword }
    const answer = await paper.call('/funds/withdraw', { ...fields, requestid: randomUUID() }, demo)
    expect(answer).toMatchObject({ status: 1, data: { money: '500.00' } })
  })

  it('has a log-in that each start prints', async () => {
    const { child, ended, output } = await spawnBroker({ DATABASE_URL: paper.databaseUrl, PAPER_CLOCK: 'test' })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(output().out).toContain('Demo log-in    5550000001 / demo1234   (simulated prices, practice money)\n')
  })
})
