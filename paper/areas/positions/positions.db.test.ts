import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { audit } from '../../ledger/audit.ts'
import type { Session } from '../../testing/broker.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock/instant.ts'
import { type Desk, OPEN, openDesk, type Order } from '../orders/testing/desk.ts'
import { unsettledOf } from '../wealth/readMoney.ts'

const CODE = '96038'
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(async () => {
  expect(await audit(desk.broker.db)).toEqual([])
  await desk.stop()
})

const close = (who: Session, { code, direction, positionid }: Order, quantity: string, price?: string) =>
  desk.order(who, { code, direction, action: 'close', positionid, quantity, ...(price && { price }) })

/** A position at exactly this price: sets the price until that side of the book shows it. */
const openAt = async (who: Session, price: string, fields: Record<string, string>): Promise<Order> => {
  for (let second = 0; second < 60; second += 1) {
    await desk.control('/clock', { advanceMilliseconds: 1000 })
    await desk.setPrice(CODE, price)
    const { ask, bid } = await desk.book(CODE)
    if (Number(fields['direction'] === 'short' ? bid : ask) === Number(price)) break
  }
  return desk.accepted(who, { code: CODE, price, ...fields })
}

describe('selling', () => {
  it('waits fifteen minutes to the second, then realises exactly the fills less fees', async () => {
    await desk.at(OPEN)
    const who = await desk.customer({ MYR: '10000.00' })
    const order = await openAt(who, '4.00', { quantity: '1000' })
    expect(order.state).toBe('filled')
    const { sellablefrom } = await desk.position(who, order.positionid)
    await desk.at(new Date(Number(sellablefrom) - 1).toISOString())
    expect((await close(who, order, '1000')).msg).toBe(textByCode['sell-blocked-15-minutes'])
    await desk.at(new Date(Number(sellablefrom)).toISOString())
    expect(await desk.position(who, order.positionid)).toMatchObject({
      closable: '1000',
      lockreason: '',
      sellablefrom: '-',
    })

    await desk.setPrice(CODE, '4.20')
    const { bid } = await desk.book(CODE)
    expect((await close(who, order, '400')).data).toMatchObject({ state: 'filled', action: 'close', reason: '' })
    expect(await desk.position(who, order.positionid)).toMatchObject({
      state: 'holding',
      quantity: '600',
      cost: '2400.00',
    })
    await desk.forward(MINUTE)
    await desk.setPrice(CODE, '4.20')
    expect((await close(who, order, '600')).status).toBe(1)
    for (let second = 0; second < 30; second += 1) await desk.forward(1000)

    const position = await desk.position(who, order.positionid)
    expect(position).toMatchObject({
      state: 'closed',
      quantity: '0',
      margin: '0.00',
      cost: '0.00',
      openquantity: '1000',
    })
    const { data } = await desk.call('/trade/fills', { positionid: order.positionid }, who)
    const total = (of: (fill: (typeof data.list)[number]) => number) =>
      data.list.reduce((sum, fill) => sum + of(fill), 0)
    const gross = total(({ action, amount }) => (action === 'open' ? -1 : 1) * Number(amount))
    const net = (gross - total(({ fees }) => Number(fees))).toFixed(2)
    expect(position.realised).toBe(net)
    expect((await desk.money(who, 'MYR')).available).toBe((10_000 + Number(net)).toFixed(2))
    expect(Number(bid)).toBeGreaterThan(4)

    const records = (await desk.call('/records/position', {}, who)).data.list
    expect(records.reduce((sum, { yingkui }) => sum + Number(yingkui), 0).toFixed(2)).toBe(net)
    expect(records[0]).toMatchObject({ total: net, balance: (10_000 + Number(net)).toFixed(2), direction: 'long' })
    const realised = Object.values((await desk.call('/trade/userstocklists', { type: 'MYR' }, who)).data)
    expect(realised.at(-1)).toBe(net)
  })

  it('of A-shares waits for the next trading day: T+1', async () => {
    await desk.at(OPEN)
    const who = await desk.customer({ CNY: '1000000.00' })
    const code = desk.broker.market.listings.find(({ instrument }) => instrument.market === 'CN')?.instrument.code ?? ''
    const order = await desk.accepted(who, { code, quantity: '100' })
    await desk.forward(HOUR)
    const nextOpen = Date.parse('2026-01-14T01:30:00Z')
    expect(await desk.position(who, order.id)).toMatchObject({
      lockreason: 'sell-blocked-t1',
      sellablefrom: nextOpen,
      closable: '0',
    })
    expect((await close(who, order, '100')).msg).toBe(textByCode['sell-blocked-t1'])
    await desk.at('2026-01-13T12:00:00Z')
    await desk.call('/trade/funds', {}, who)
    await desk.at('2026-01-14T01:30:00Z')
    const again = { ...who, ...(await desk.call('/user/login', { account: who.account, password: 'test1234' })).data }
    expect((await close({ account: who.account, token: again.token }, order, '100')).status).toBe(1)
  })

  it('pays out immediately for trading, and for withdrawals two trading days later: T+2', async () => {
    await desk.at(OPEN)
    const who = await desk.customer({ MYR: '10000.00' })
    const order = await openAt(who, '4.00', { quantity: '100' })
    await desk.forward(16 * MINUTE)
    await desk.setPrice(CODE, '4.00')
    const sold = (await close(who, order, '100')).data
    const proceeds = Number(sold.amount) - Number(sold.fees)
    const row = await desk.broker.db
      .selectFrom('customers')
      .select('id')
      .where('phone', '=', who.account)
      .executeTakeFirstOrThrow()
    const now = await desk.broker.clock.now()
    const waits = async (at: Date) =>
      (await unsettledOf(desk.broker.db, row.id, at))
        .get('MYR')
        ?.map(({ amount, settlesAt }) => [formatDecimal(amount), settlesAt])
    const settles = Date.parse('2026-01-15T01:00:00Z')
    expect(await waits(now)).toEqual([[proceeds.toFixed(2), settles]])
    expect(await waits(new Date(settles - 1))).toEqual([[proceeds.toFixed(2), settles]])
    expect(await waits(new Date(settles))).toBeUndefined()
    expect((await desk.order(who, { code: CODE, quantity: '2400', price: '4.00' })).status).toBe(1)
  })
})

describe('a position on margin', () => {
  it('of a short binds its margin, accepts a top-up, is stopped out at its price, and never owes', async () => {
    await desk.at('2026-01-15T02:00:00Z')
    const who = await desk.customer({ MYR: '1000.00' })
    const order = await openAt(who, '3.00', { direction: 'short', quantity: '500', leverage: '5' })
    expect(order).toMatchObject({ state: 'filled', direction: 'short', leverage: 5 })
    const opened = await desk.position(who, order.positionid)
    expect(opened).toMatchObject({
      margin: '300.00',
      addedmargin: '0.00',
      lockreason: '',
      closable: '500',
      sellprice: '3',
      buyprice: '-',
    })
    // Equity 300 − (p − 3) × 500 falls to 150 at 3.30.
    expect(opened.stopprice).toBe('3.300')

    const topUp = (amount: string, requestid: string = randomUUID()) =>
      desk.call('/trade/addmargin', { positionid: order.positionid, amount, requestid }, who)
    const id = randomUUID()
    const [first, second] = [await topUp('100', id), await topUp('100', id)]
    expect(first.data).toMatchObject({ margin: '300.00', addedmargin: '100.00', stopprice: '3.500' })
    expect(second.data).toEqual(first.data)
    expect((await topUp('200', id)).msg).toBe(textByCode['request-id-reused'])
    expect((await topUp('100000')).msg).toBe(textByCode['insufficient-available-balance'])
    expect((await topUp('0')).msg).toBe(textByCode['invalid-parameters'])

    await desk.forward(1000)
    await desk.setPrice(CODE, '3.40')
    await desk.sweep()
    expect((await desk.position(who, order.positionid)).state).toBe('holding')
    const waiting = await desk.accepted(who, {
      code: CODE,
      direction: 'short',
      action: 'close',
      positionid: order.positionid,
      quantity: '100',
      price: '2.95',
    })
    const before = await desk.money(who, 'MYR')
    await desk.forward(1000)
    await desk.setPrice(CODE, '4.00')
    for (let seconds = 0; seconds < 20; seconds += 1) await desk.forward(1000)
    const closed = await desk.position(who, order.positionid)
    expect(closed).toMatchObject({ state: 'closed', quantity: '0' })
    expect(Number(closed.writtenoff)).toBeGreaterThan(0)
    expect(await desk.info(who, waiting.id)).toMatchObject({ state: 'cancelled' })
    const history = (await desk.call('/trade/orderhistory', { code: CODE }, who)).data.list
    expect(history.find(({ reason }) => reason === 'stopped-out')).toMatchObject({
      clientorderid: '',
      action: 'close',
      state: 'filled',
    })
    // Bought back at 4.00 the loss is 500, more than the 400 that were bound: nothing is paid out and nothing is owed.
    expect((await desk.money(who, 'MYR')).available).toBe(before.available)
  })

  it('cannot be saved from its stop-out by cancelling the broker’s order', async () => {
    await desk.at('2026-01-15T07:00:00Z')
    const who = await desk.customer({ MYR: '1000000.00' })
    const order = await openAt(who, '3.00', { direction: 'short', quantity: '300000', leverage: '5' })
    for (let seconds = 0; seconds < 30; seconds += 1) {
      await desk.setPrice(CODE, '3.00')
      await desk.forward(1000)
    }
    await desk.cancel(who, order.id)
    await desk.forward(1000)
    await desk.setPrice(CODE, '4.00')
    await desk.forward(1000)
    const { list } = (await desk.call('/trade/pendinglist', { code: CODE }, who)).data
    expect(list).toMatchObject([{ reason: 'stopped-out', clientorderid: '' }])
    expect((await desk.cancel(who, list[0]!.id)).msg).toBe(textByCode['order-not-pending'])
    for (let seconds = 0; seconds < 60; seconds += 1) await desk.forward(1000)
    expect(await desk.position(who, order.positionid)).toMatchObject({ state: 'closed', quantity: '0' })
  })

  it('accepts no top-up without leverage, and is not stopped out however low it falls', async () => {
    await desk.at(OPEN)
    const who = await desk.customer({ MYR: '1000.00' })
    const order = await openAt(who, '4.00', { quantity: '100' })
    const answer = await desk.call(
      '/trade/addmargin',
      { positionid: order.positionid, amount: '1', requestid: randomUUID() },
      who,
    )
    expect(answer.msg).toBe(textByCode['not-a-margin-position'])
    await desk.forward(1000)
    await desk.setPrice(CODE, '2.50')
    await desk.sweep()
    expect(await desk.position(who, order.positionid)).toMatchObject({ state: 'holding', stopprice: '-' })
  })
})

describe('time', () => {
  it('ends a day order at the close of its trading day and releases its money', async () => {
    await desk.at('2026-01-13T08:59:00Z')
    const who = await desk.customer({ MYR: '10000.00' })
    await desk.setPrice(CODE, '4.00')
    const order = await desk.accepted(who, { code: CODE, quantity: '1000', price: '3.50' })
    await desk.at('2026-01-13T08:59:59.999Z')
    await desk.sweep()
    expect((await desk.info(who, order.id)).state).toBe('pending')
    await desk.at('2026-01-13T09:00:00Z')
    expect((await desk.cancel(who, order.id)).msg).toBe(textByCode['order-not-pending'])
    await desk.sweep()
    expect(await desk.info(who, order.id)).toMatchObject({
      state: 'expired',
      held: '0.00',
      updatetime: Date.parse('2026-01-13T09:00:00Z'),
    })
    expect((await desk.position(who, order.id)).state).toBe('cancelled')
    expect(await desk.money(who, 'MYR')).toMatchObject({ available: '10000.00', held: '0.00' })
  })

  it('fills nothing while halted or closed, and continues afterwards', async () => {
    await desk.at(OPEN)
    const who = await desk.customer({ MYR: '10000.00' })
    await desk.setPrice(CODE, '4.00')
    const order = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.90' })
    await desk.control('/market/halt', { code: CODE })
    await desk.setPrice(CODE, '3.50')
    await desk.forward(DAY / 24 / 60)
    expect((await desk.info(who, order.id)).state).toBe('pending')
    await desk.control('/market/resume', { code: CODE })
    await desk.forward(1000)
    await desk.setPrice(CODE, '3.50')
    await desk.sweep()
    expect((await desk.info(who, order.id)).state).toBe('filled')
  })
})
