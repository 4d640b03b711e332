import { randomUUID } from 'node:crypto'
import { sum } from 'effect/BigDecimal'
import { afterEach, describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { withBooks } from '../../testing/books.ts'
import type { Session } from '../../testing/broker.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Desk, OPEN, openDesk } from '../orders/testing/desk.ts'
import { auditDividends } from './audit.ts'
import { settleDividends } from './settle.ts'

/** Kenalis Bank in Kuala Lumpur. */
const BANK = '96038'
/** Before the ex-date of 15 January: a minute after the close, and the open after it. */
const AFTER_CLOSE = '2026-01-14T09:01:00.000Z'
const EX_OPEN = '2026-01-15T01:00:00.000Z'
const PAY_OPEN = '2026-01-20T01:00:00.000Z'

let desk: Desk
withBooks(openDesk, (opened) => {
  desk = opened
})
afterEach(async () => {
  await desk.broker.db.deleteFrom('declared_dividends').execute()
  await desk.at(OPEN)
})

const declare = (change: Record<string, string> = {}) =>
  desk.control('/dividends/declare', {
    code: BANK,
    pershare: '0.0451',
    exdate: '2026-01-15',
    paydate: '2026-01-20',
    ...change,
  })
const settle = () => desk.control('/dividends/settle', {})
/** At another time the earlier session may have ended. */
const again = async ({ account }: Session): Promise<Session> =>
  (await desk.call('/user/login', { account, password: 'test1234' })).data
const buy = (mine: Session, quantity: string, direction = 'long') =>
  desk.accepted(mine, { code: BANK, quantity, direction })
const upcomingOf = async (mine: Session) =>
  (await desk.call('/dividend/upcoming', {}, mine)).data.filter(({ exdate }) => exdate === '2026-01-15')
const paidOf = async (mine: Session) => (await desk.call('/dividend/paid', {}, mine)).data.list
const cash = async (mine: Session) => (await desk.money(mine, 'MYR')).available
const plus = (text: string, amount: string) => formatDecimal(sum(decimal(text), decimal(amount)))

describe('a dividend', () => {
  it('is announced for the held quantity, fixed at the ex-date, and paid once on its pay date', async () => {
    const mine = await desk.customer({ MYR: '10000.00' })
    await buy(mine, '200')
    await buy(mine, '100')
    expect(await upcomingOf(mine)).toEqual([])
    await declare()
    const [announced] = await upcomingOf(mine)
    expect(announced).toMatchObject({
      code: BANK,
      market: 'MY',
      zone: 'Asia/Kuala_Lumpur',
      currency: 'MYR',
      direction: 'long',
      state: 0,
      paydate: '2026-01-20',
      pershare: '0.0451',
      quantity: '300',
      gross: '13.53',
      tax: '0.00',
      net: '13.53',
      paytime: '-',
    })

    await desk.at(EX_OPEN)
    await settle()
    const later = await again(mine)
    expect(await upcomingOf(later)).toMatchObject([{ state: 1, quantity: '300', net: '13.53' }])
    const before = await cash(later)
    await desk.at(PAY_OPEN)
    await settle()
    await settle()
    const now = await again(mine)
    expect(await cash(now)).toBe(plus(before, '13.53'))
    expect(await upcomingOf(now)).toEqual([])
    expect(await paidOf(now)).toMatchObject([{ state: 2, net: '13.53', paytime: Date.parse(PAY_OPEN) }])

    const { list } = (await desk.call('/records/transaction', { kind: 'dividend' }, now)).data
    expect(list).toMatchObject([{ kind: 'dividend', money: '13.53', code: BANK, name: 'Kenalis Bank Berhad' }])
    const { data } = await desk.call('/message/list', { language: 'us' }, now)
    expect(data.list[0]).toMatchObject({ kind: 'trade', title: 'Dividend received' })
    expect(data.list[0]?.content).toMatch(/13,53\sMYR/)
  })

  it('belongs to the holders at the close before the ex-date, not to later buyers or sellers', async () => {
    const [seller, late, early] = await Promise.all([1, 2, 3].map(() => desk.customer({ MYR: '10000.00' })))
    const opened = await buy(seller!, '200')
    const sold = await buy(early!, '300')
    await declare()
    await desk.forward(16 * 60_000)
    await desk.accepted(early!, { code: BANK, quantity: '200', action: 'close', positionid: sold.positionid })
    await desk.at(EX_OPEN)
    const [sellerNow, lateNow] = [await again(seller!), await again(late!)]
    await desk.accepted(sellerNow, { code: BANK, quantity: '200', action: 'close', positionid: opened.positionid })
    await buy(lateNow, '100')
    await settle()
    const paying = async (mine: Session) => (await upcomingOf(await again(mine))).map(({ quantity }) => quantity)
    expect([await paying(seller!), await paying(late!), await paying(early!)]).toEqual([['200'], [], ['100']])
    await desk.at(PAY_OPEN)
    await settle()
    expect((await paidOf(await again(seller!))).map(({ net }) => net)).toEqual(['9.02'])
    expect(await paidOf(await again(late!))).toEqual([])
  })

  it('is recorded late, and still counts the shares held at that close', async () => {
    const mine = await desk.customer({ MYR: '10000.00' })
    await buy(mine, '100')
    await declare()
    await desk.at(AFTER_CLOSE)
    await settle()
    expect(await upcomingOf(await again(mine))).toMatchObject([{ state: 0 }])
    await desk.at('2026-01-21T02:00:00.000Z')
    await settle()
    expect(await paidOf(await again(mine))).toMatchObject([{ quantity: '100', net: '4.51' }])
  })

  it('is charged to a short position, as far as the wallet covers it', async () => {
    const [rich, poor] = [await desk.customer({ MYR: '10000.00' }), await desk.customer({ MYR: '10000.00' })]
    await buy(rich, '200', 'short')
    await buy(poor, '200', 'short')
    await declare({ pershare: '0.5000' })
    expect(await upcomingOf(rich)).toMatchObject([
      { direction: 'short', gross: '-100.00', taxrate: '0', net: '-100.00' },
    ])
    await desk.at(EX_OPEN)
    await settle()
    // All but thirty ringgit leave the wallet before the pay date.
    const { db } = desk.broker
    const poorNow = await again(poor)
    const spent = formatDecimal(sum(decimal(await cash(poorNow)), decimal('-30.00')))
    const { quoteid } = (await desk.call('/exchange/quote', { from: 'MYR', to: 'EUR' }, poorNow)).data
    const exchanged = await desk.call('/exchange/submit', { quoteid, money: spent, requestid: randomUUID() }, poorNow)
    expect(exchanged.status).toBe(1)
    const before = await cash(await again(rich))
    await desk.at(PAY_OPEN)
    await settle()
    expect(await cash(await again(rich))).toBe(plus(before, '-100.00'))
    expect(await cash(await again(poor))).toBe('0.00')
    expect(await paidOf(await again(poor))).toMatchObject([{ gross: '-100.00', writtenoff: '70.00', net: '-30.00' }])
    const { data } = await desk.call('/message/list', { language: 'us' }, await again(poor))
    expect(data.list[0]).toMatchObject({ title: 'Dividend charged' })
    expect(await auditDividends(db)).toEqual([])
  })

  it('withholds the tax of its market', async () => {
    const mine = await desk.customer({ TWD: '3000000.00' })
    const { code } = desk.broker.market.listings.find(({ instrument }) => instrument.market === 'TW')!.instrument
    await desk.accepted(mine, { code, quantity: '1000' })
    await declare({ code, pershare: '3.3333' })
    await desk.at(PAY_OPEN)
    await settle()
    const now = await again(mine)
    expect(await paidOf(now)).toMatchObject([
      { currency: 'TWD', gross: '3333.30', taxrate: '21', tax: '699.99', net: '2633.31' },
    ])
  })
})

describe('settlement', () => {
  it('pays each dividend once: many calls at the same time, on two processes, with the clock moved back and forth', async () => {
    const some = await Promise.all(Array.from({ length: 4 }, () => desk.customer({ MYR: '10000.00' })))
    for (const mine of some) await buy(mine, '100')
    const before = await Promise.all(some.map(cash))
    await declare({ pershare: '1.0000' })
    const twin = await desk.twin()
    await desk.at(PAY_OPEN)
    const settleAt = (url: string) => fetch(`${url}/control/dividends/settle`, { method: 'POST' })
    await Promise.all([desk.url, twin.url, desk.url, twin.url, desk.url, twin.url].map(settleAt))
    await desk.at(OPEN)
    await desk.at(PAY_OPEN)
    await Promise.all([settleDividends(desk.broker), settleAt(twin.url)])
    for (const [index, mine] of some.entries()) {
      const now = await again(mine)
      expect(await paidOf(now)).toHaveLength(1)
      expect(await cash(now)).toBe(plus(before[index] ?? '', '100.00'))
    }
    await twin.stop()
  })

  it('does nothing at a time that is no longer so when its transaction begins', async () => {
    const mine = await desk.customer({ MYR: '10000.00' })
    await buy(mine, '100')
    await declare({ pershare: '1.0000' })
    await desk.at(PAY_OPEN)
    const { clock } = desk.broker
    /** A process that read the time just before a tester moved it back. */
    const late = {
      now: async (within?: Tx) => {
        const now = await clock.now(within)
        if (!within) await desk.at(OPEN)
        return now
      },
    }
    await settleDividends({ ...desk.broker, clock: late })
    expect(await paidOf(await again(mine))).toEqual([])
    await desk.at(EX_OPEN)
    await settle()
    await desk.at(PAY_OPEN)
    await settle()
    expect(await paidOf(await again(mine))).toMatchObject([{ net: '100.00' }])
  })

  it('lists what was paid page by page, the last first', async () => {
    const mine = await desk.customer({ MYR: '10000.00' })
    await buy(mine, '100')
    await declare({ pershare: '0.0100', paydate: '2026-01-22' })
    await declare({ pershare: '0.0200', exdate: '2026-01-16', paydate: '2026-01-20' })
    await desk.at('2026-01-22T02:00:00.000Z')
    await settle()
    const now = await again(mine)
    const list = async (fields: Record<string, string>) => (await desk.call('/dividend/paid', fields, now)).data
    const all = await list({})
    expect(all.list.map(({ net }) => net)).toEqual(['1.00', '2.00'])
    const first = await list({ limit: '1' })
    expect((await list({ limit: '1', cursor: first.next })).list).toEqual(all.list.slice(1))
  })

  it('reports a difference between money and records', async () => {
    const mine = await desk.customer({ MYR: '10000.00' })
    await buy(mine, '100')
    await declare()
    await desk.at(PAY_OPEN)
    await settle()
    const { db } = desk.broker
    const [row] = await paidOf(await again(mine))
    const change = (net: string, gross: string) =>
      db.updateTable('dividend_payments').set({ net, gross }).where('id', '=', row!.id).execute()
    await change('5.51', '5.51')
    expect((await auditDividends(db)).join()).toContain('is 5.51 but 4.51 moved')
    await change('4.51', '4.51')
  })

  it('refuses dividends on days without trading, and of instruments that are no companies', async () => {
    for (const change of [
      { exdate: '2026-01-17' },
      { paydate: '2026-01-14' },
      { code: 'KLCI' },
      { exdate: '2026-01-12' },
    ])
      await expect(declare(change as Record<string, string>)).rejects.toThrow('400')
  })
})
