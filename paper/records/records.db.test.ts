import { BigDecimal } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../adapters/generated/messages.ts'
import { type Decimal, formatDecimal, parseDecimal, zero } from '../../domain/money/decimal.ts'
import { wealthOf } from '../../domain/wealth/wealth.ts'
import { DEMO_FRIENDS } from '../demo/friends.ts'
import { DEMO } from '../demo/prepare.ts'
import { audit } from '../ledger/audit.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'

let paper: TestBroker
let demo: Session
beforeAll(async () => {
  paper = await startTestBroker({ demo: true })
  demo = (await paper.call('/user/login', DEMO)).data
})
afterAll(async () => {
  expect(await audit(paper.broker.db)).toEqual([])
  await paper.stop()
})

const amount = (wire: unknown): Decimal | null => (wire === '-' ? null : (parseDecimal(String(wire)) ?? zero))
const rowsOf = (data: object): Array<Record<string, unknown>> =>
  Object.values(data).filter((row): row is Record<string, unknown> => typeof row === 'object')

/** The six figures, computed from what the broker answers as the account centre computes them. */
const figures = async (type: string, field: 'eur' | 'usd' | 'usdt', code: string) => {
  const ask = async (path: Parameters<TestBroker['call']>[0], body: Record<string, string> = { type }) =>
    rowsOf((await paper.call(path, body, demo)).data as object)
  const tied = (rows: Array<Record<string, unknown>>, key: string) =>
    rows.map((row) => ({ amount: amount(row[key]), status: Number(row['status']) }))
  const info = (await paper.call('/user/getUserinfo', {}, demo)).data as Record<string, string>
  const wealth = wealthOf(amount(info[field]) ?? zero, {
    newShares: tied(await ask('/trade/usernewstocklist'), 'rjmoney'),
    withdrawals: tied(await ask('/user/withdrawallist', { type: code }), 'money'),
    products: tied(await ask('/trade/userproductlist'), 'money'),
    stockCredits: tied(await ask('/trade/ustockslist'), 'credit'),
    holdings: (await ask('/trade/userstocklist')).map((row) => ({
      price: amount(row['nowprice']),
      quantity: amount(row['stock_num']),
      profit: amount(row['yingkui']),
      status: Number(row['status']),
    })),
    rebateCredits: tied(await ask('/trade/urnjylist', { buy_type: '0', type }), 'credit'),
    realised: (await ask('/trade/userstocklists')).map((row) => ({ profit: amount(row['yingkui']) })),
  })
  return Object.fromEntries(
    Object.entries(wealth).map(([name, figure]) => [name, formatDecimal(BigDecimal.scale(figure, 2))]),
  )
}

describe('the demo customer', () => {
  it('has in EUR the figures that the formulas give by hand', async () => {
    // Frozen: 2400 + 1180.60 subscribed, 1500 + 320.25 withdrawing, 10000 in products, 640.40 in stock credits,
    // 500 × 12.34 + 1200 × 8.05 held and 6420 at cost where no price is known, 88.80 in rebates. Balance: 200000 less what is frozen at cost
    // (22135.50 for the holdings, the one without a price included), 800 withdrawn, 42 in another kind of rebate, plus
    // 410.25 realised.
    expect(await figures('EUR', 'eur', 'EUR')).toEqual({
      balance: '161302.70',
      frozen: '38380.05',
      total: '199682.75',
      holdingValue: '22250.00',
      floating: '114.50',
      realised: '410.25',
    })
  })

  it('has figures in USD and USDT too', async () => {
    expect(await figures('usd', 'usd', 'USD')).toMatchObject({
      frozen: '16851.85',
      holdingValue: '9627.00',
      floating: '-113.00',
      realised: '107.70',
    })
    expect(await figures('usd', 'usdt', 'USDT')).toMatchObject({ balance: '14650.00' })
  })

  it('shows every state of every list, and what the broker does not know as -', async () => {
    const states = async (path: Parameters<TestBroker['call']>[0], body: Record<string, string> = { type: 'EUR' }) => {
      const rows = rowsOf((await paper.call(path, body, demo)).data as object)
      return [
        [...new Set(rows.map((row) => Number(row['status'])))].toSorted((a, b) => a - b),
        rows.some((row) => Object.values(row).includes('-')),
      ]
    }
    expect(await states('/trade/usernewstocklist')).toEqual([[0, 1, 2, 3], true])
    expect(await states('/user/withdrawallist')).toEqual([[0, 1, 2], true])
    expect(await states('/trade/userproductlist')).toEqual([[0, 1, 2], true])
    expect(await states('/trade/ustockslist')).toEqual([[0, 1, 2], true])
    expect(await states('/trade/userstocklist')).toEqual([[0, 1, 2], true])
    expect(await states('/trade/urnjylist', { buy_type: '0', type: 'EUR' })).toEqual([[0, 1, 2], true])
  })

  it('is prepared once, also when two processes start on one database', async () => {
    const twins = await Promise.all([paper.twin(), paper.twin()])
    const { count } = await paper.broker.db
      .selectFrom('customers')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(BigInt(2 + DEMO_FRIENDS.length))
    for (const twin of twins) await twin.stop()
  })
})

describe('record lists', () => {
  it('take the stock type in any case and EUR where there is none', async () => {
    const [upper, lower, none] = await Promise.all(
      [{ type: 'EUR' }, { type: 'eur' }, {}].map((body) => paper.call('/trade/usernewstocklist', body, demo)),
    )
    expect(upper!.data).toHaveLength(4)
    expect([lower!.data, none!.data]).toEqual([upper!.data, upper!.data])
  })

  it('refuse a currency that does not exist', async () => {
    const answer = await paper.call('/user/withdrawallist', { type: 'XXX' }, demo)
    expect(answer).toMatchObject({ status: 0, msg: textByCode['invalid-parameters'] })
    expect(answer.headers.get('x-invalid-field')).toBe('/type')
  })

  it('of the rebates are those of the kind that is asked for', async () => {
    const answer = await paper.call('/trade/urnjylist', { buy_type: '1', type: 'EUR' }, demo)
    expect(answer.data).toEqual([{ credit: '42.00', status: 0 }])
  })

  it('are empty for a new customer, with summary keys where the family has them', async () => {
    const mine = await paper.customer()
    expect((await paper.call('/trade/userproductlist', {}, mine)).data).toEqual([])
    expect((await paper.call('/trade/userstocklist', {}, mine)).data).toEqual({ ccsz: '0', fdyk: '0' })
    expect((await paper.call('/trade/userstocklists', {}, mine)).data).toEqual({ lsyk: '0' })
  })

  it('never show the rows of another customer', async () => {
    const [mine, other] = [await paper.customer({ EUR: '100.00' }), await paper.customer()]
    const rows = [
      { amount: '60.00', status: 0 },
      { amount: null, status: 2 },
    ]
    await paper.control('/records', {
      account: mine.account,
      currency: 'EUR',
      list: 'withdrawals',
      reserve: true,
      rows,
    })
    expect((await paper.call('/user/withdrawallist', { type: 'EUR' }, mine)).data).toMatchObject([
      { money: '-', status: 2, currency: 'EUR', endtime: expect.any(Number) },
      { money: '60.00', status: 0, endtime: '-' },
    ])
    expect((await paper.call('/user/getUserinfo', {}, mine)).data).toMatchObject({ eur: '40.00' })
    expect((await paper.call('/user/withdrawallist', { type: 'EUR' }, other)).data).toEqual([])
  })
})
