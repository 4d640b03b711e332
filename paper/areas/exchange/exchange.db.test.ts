import { randomUUID } from 'node:crypto'
import { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { compare, decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { MONDAY, standAt, walletOf } from '../transfers/testing/testing.ts'
import { audit } from '../../ledger/audit.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { SECOND } from '../../platform/clock/instant.ts'

let paper: TestBroker
beforeAll(async () => {
  paper = await reusedTestBroker()
  await standAt(paper, MONDAY)
})
afterAll(async () => {
  expect(await audit(paper.broker.db)).toEqual([])
  await paper.stop()
})

const quoteOf = async (mine: Session, from: string, to: string) =>
  (await paper.call('/exchange/quote', { from, to }, mine)).data
const exchange = (mine: Session, quoteid: string, money: string, requestid = randomUUID()) =>
  paper.call('/exchange/submit', { quoteid, money, requestid }, mine)
const wait = (milliseconds: number) => paper.control('/clock', { advanceMilliseconds: milliseconds })

describe('pairs', () => {
  it('are every currency into every other', async () => {
    const mine = await paper.customer()
    const { data } = await paper.call('/exchange/pairs', {}, mine)
    expect(data).toHaveLength(CURRENCIES.length * (CURRENCIES.length - 1))
    const { data: some } = await paper.call('/exchange/pairs', { from: 'VND', to: 'EUR' }, mine)
    expect(some).toMatchObject([{ from: 'VND', to: 'EUR', time: MONDAY.getTime() }])
    expect((await paper.call('/exchange/pairs', { from: 'EUR', to: 'EUR' }, mine)).data).toEqual([])
  })

  it('state the minimum amount: it buys something, and one unit less does not', async () => {
    const mine = await paper.customer({ EUR: '10.00', VND: '1000000', JPY: '10000', KRW: '100000' })
    for (const [from, to] of [
      ['VND', 'EUR'],
      ['JPY', 'USD'],
      ['EUR', 'VND'],
      ['KRW', 'JPY'],
    ] as const) {
      const { data } = await paper.call('/exchange/pairs', { from, to }, mine)
      const least = decimal(String(data[0]?.min))
      const unit = BigDecimal.make(1n, least.scale)
      const { quoteid } = await quoteOf(mine, from, to)
      const less = BigDecimal.subtract(least, unit)
      expect((await exchange(mine, quoteid, formatDecimal(less))).msg).toBe(textByCode['amount-below-minimum'])
      expect((await exchange(mine, quoteid, formatDecimal(least))).status).toBe(1)
    }
  })
})

describe('an exchange', () => {
  it('moves both wallets at the quoted rate, rounded down, and books the rounding difference', async () => {
    const mine = await paper.customer({ EUR: '1000.00' })
    const quote = await quoteOf(mine, 'EUR', 'MYR')
    expect(quote.expiretime).toBe(MONDAY.getTime() + 30 * SECOND)
    await wait(30 * SECOND)
    const { data } = await exchange(mine, quote.quoteid, '333.33')
    const exact = BigDecimal.multiply(decimal('333.33'), decimal(String(quote.rate)))
    expect(data).toMatchObject({ from: 'EUR', to: 'MYR', paid: '333.33', rate: quote.rate })
    const remainder = BigDecimal.subtract(exact, decimal(String(data.received)))
    expect([compare(remainder, zero), compare(remainder, decimal('0.01'))]).toEqual([1, -1])
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['666.67', '0.00'])
    expect(await walletOf(paper, mine, 'MYR')).toEqual([data.received, '0.00'])
    const { rows } = await sql<{ kept: BigDecimal.BigDecimal; owed: BigDecimal.BigDecimal }>`
      select sum(p.amount) filter (where a.kind = 'rounding') as kept, (select remainder from exchanges where id = ${data.id}) as owed
      from ledger_postings p join ledger_accounts a on a.id = p.account_id where p.transfer_id = ${data.id}`.execute(
      paper.broker.db,
    )
    expect(formatDecimal(rows[0]!.kept)).toBe(formatDecimal(rows[0]!.owed))
    await standAt(paper, MONDAY)
  })

  it('never pays for splitting: one yen buys nothing, and the way back never gives more', async () => {
    const mine = await paper.customer({ JPY: '50', VND: '1000000000' })
    for (let yen = 0; yen < 3; yen++) {
      const { quoteid } = await quoteOf(mine, 'JPY', 'USD')
      expect((await exchange(mine, quoteid, '1')).msg).toBe(textByCode['amount-below-minimum'])
    }
    const [there, back] = [await quoteOf(mine, 'VND', 'EUR'), await quoteOf(mine, 'EUR', 'VND')]
    const { data } = await exchange(mine, there.quoteid, '1000000000')
    const { data: returned } = await exchange(mine, back.quoteid, String(data.received))
    expect(compare(decimal(String(returned.received)), decimal('1000000000'))).toBe(-1)
  })

  it('holds its rate for 30 seconds, while the market moves, and no longer', async () => {
    const mine = await paper.customer({ EUR: '1000.00' })
    const quote = await quoteOf(mine, 'EUR', 'JPY')
    await wait(20 * SECOND)
    expect((await quoteOf(mine, 'EUR', 'JPY')).rate).not.toBe(quote.rate)
    await wait(10 * SECOND + 1)
    expect((await exchange(mine, quote.quoteid, '1.00')).msg).toBe(textByCode['quote-expired'])
    await standAt(paper, MONDAY)
  })

  it('is made once with one quote, however many calls try at the same time', async () => {
    const mine = await paper.customer({ EUR: '1000.00' })
    const { quoteid } = await quoteOf(mine, 'EUR', 'USD')
    const answers = await Promise.all(Array.from({ length: 12 }, () => exchange(mine, quoteid, '10.00')))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['990.00', '0.00'])
    expect((await exchange(mine, quoteid, '10.00')).msg).toBe(textByCode['quote-used'])
  })

  it('repeats the first answer to the same request, also after the quote has expired', async () => {
    const mine = await paper.customer({ EUR: '1000.00' })
    const { quoteid } = await quoteOf(mine, 'EUR', 'USD')
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(mine, quoteid, '10.00', id)))
    for (const { data, status } of answers) expect([status, data]).toEqual([1, answers[0]!.data])
    await wait(60 * SECOND)
    expect((await exchange(mine, quoteid, '10.00', id)).data).toEqual(answers[0]!.data)
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['990.00', '0.00'])
    await standAt(paper, MONDAY)
  })

  it('leaves the quote unused when it fails', async () => {
    const mine = await paper.customer({ EUR: '5.00' })
    const { quoteid } = await quoteOf(mine, 'EUR', 'USD')
    expect((await exchange(mine, quoteid, '5.01')).msg).toBe(textByCode['insufficient-balance'])
    expect((await exchange(mine, quoteid, '5.00')).status).toBe(1)
  })
})

describe('the list of exchanges', () => {
  it('is filtered by currency and time, and pages with a cursor that is valid for this list only', async () => {
    const mine = await paper.customer({ EUR: '1000.00', USD: '1000.00' })
    for (const [from, to] of [
      ['EUR', 'USD'],
      ['USD', 'JPY'],
      ['EUR', 'MYR'],
    ] as const) {
      await exchange(mine, (await quoteOf(mine, from, to)).quoteid, '10.00')
      await wait(SECOND)
    }
    const list = async (fields: Record<string, string>) => (await paper.call('/exchange/list', fields, mine)).data
    const pairs = ({ list: rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ from, to }) => `${from}${to}`)
    expect(pairs(await list({}))).toEqual(['EURMYR', 'USDJPY', 'EURUSD'])
    expect(pairs(await list({ type: 'USD' }))).toEqual(['USDJPY', 'EURUSD'])
    const from = String(MONDAY.getTime() + SECOND)
    expect(pairs(await list({ from, to: String(MONDAY.getTime() + 2 * SECOND) }))).toEqual(['USDJPY'])
    const page = await list({ limit: '2' })
    expect(pairs(page)).toEqual(['EURMYR', 'USDJPY'])
    expect(await list({ limit: '2', cursor: page.next })).toMatchObject({
      list: [{ from: 'EUR', to: 'USD' }],
      next: '',
    })
    const foreign = await paper.call('/exchange/list', { type: 'USD', cursor: page.next }, mine)
    expect(foreign.msg).toBe(textByCode['invalid-parameters'])
  })
})
