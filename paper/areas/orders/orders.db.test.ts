import { randomUUID } from 'node:crypto'
import { multiply, subtract, sum } from 'effect/BigDecimal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { audit } from '../../ledger/audit.ts'
import type { Session } from '../../testing/broker.ts'
import { type Desk, OPEN, openDesk } from './testing/desk.ts'

const CODE = '96038'
let desk: Desk
let me: Session
beforeAll(async () => {
  desk = await openDesk()
  me = await desk.customer({ MYR: '1000000.00', EUR: '1000.00', CNY: '100000.00' })
})
afterAll(async () => {
  expect(await audit(desk.broker.db)).toEqual([])
  await desk.stop()
})

const times = (price: string, quantity: string | number) =>
  formatDecimal(multiply(decimal(price), decimal(String(quantity))))
const refusedWith = async (fields: Record<string, string>, who = me) => {
  const { headers, msg, status } = await desk.order(who, { code: CODE, quantity: '100', ...fields })
  expect(status).toBe(0)
  const code = Object.entries(textByCode).find(([, text]) => text === msg)?.[0]
  return { code, field: headers.get('x-invalid-field') }
}

describe('an order', () => {
  it('is filled immediately where the book has the quantity: order, position, fees and money change together', async () => {
    const who = await desk.customer({ MYR: '1000.00' })
    const { ask } = await desk.book(CODE)
    const order = await desk.accepted(who, { code: CODE, quantity: '100' })
    const amount = times(ask, 100)
    expect(order).toMatchObject({
      state: 'filled',
      filled: '100',
      amount: Number(amount).toFixed(2),
      price: '-',
      held: '0.00',
    })
    expect(order.positionid).toBe(order.id)
    // Brokerage has a minimum of 8, clearing 0.03 %, stamp duty 0.1 %, each rounded half up.
    const fees = 8 + Math.round(Number(amount) * 0.03) / 100 + Math.round(Number(amount) * 0.1) / 100
    expect(order.fees).toBe(fees.toFixed(2))
    expect(await desk.money(who, 'MYR')).toEqual({
      available: (1000 - Number(amount) - fees).toFixed(2),
      held: '0.00',
      margin: Number(amount).toFixed(2),
    })
    expect(await desk.position(who, order.id)).toMatchObject({
      state: 'holding',
      quantity: '100',
      cost: Number(amount).toFixed(2),
      lockreason: 'sell-blocked-15-minutes',
    })
  })

  it('waits with its money held, then fills in parts over time, and releases what it did not need', async () => {
    await desk.at('2026-01-13T02:10:00Z')
    const who = await desk.customer({ MYR: '900000.00' })
    const { ask, askDepth } = await desk.book(CODE)
    const quantity = formatDecimal(sum(decimal(askDepth), decimal('200')))
    const first = await desk.accepted(who, { code: CODE, quantity, price: ask })
    expect(first).toMatchObject({ state: 'partlyfilled', filled: askDepth, averageprice: String(Number(ask)) })
    // Nothing of this second's book is left.
    await desk.sweep()
    expect((await desk.info(who, first.id)).filled).toBe(askDepth)
    await desk.setPrice(CODE, ask)
    for (let second = 0; second < 30 && (await desk.info(who, first.id)).state !== 'filled'; second += 1)
      await desk.forward(1000)
    const done = await desk.info(who, first.id)
    expect(done).toMatchObject({ state: 'filled', filled: quantity, held: '0.00' })
    const paid = sum(decimal(String(done.amount)), decimal(String(done.fees)))
    expect((await desk.money(who, 'MYR')).available).toBe(formatDecimal(subtract(decimal('900000.00'), paid)))
    const { data } = await desk.call('/trade/fills', { orderid: first.id }, who)
    expect(data.list.length).toBeGreaterThan(1)
    expect(data.list.reduce((total, { fees }) => total + Number(fees), 0).toFixed(2)).toBe(done.fees)
  })

  it('has a preview with exactly what it then holds and charges', async () => {
    await desk.at(OPEN)
    await desk.setPrice(CODE, '4')
    const fields = {
      code: CODE,
      direction: 'long',
      action: 'open',
      ordertype: 'limit',
      price: '3.50',
      quantity: '1000',
      leverage: '2',
    }
    const { data: preview } = await desk.call('/trade/orderpreview', fields, me)
    expect(preview.problems).toEqual([{ field: 'price', code: 'far-from-market', severity: 'warning' }])
    expect(preview).toMatchObject({ amount: '3500.00', margin: '1750.00', estimateprice: '3.5', holdprice: '3.500' })
    expect(preview.fees).toEqual([
      { name: 'brokerage', rate: '0.1', amount: '8.00' },
      { name: 'clearing-fee', rate: '0.03', amount: '1.05' },
      { name: 'stamp-duty', rate: '0.1', amount: '3.50' },
    ])
    const order = await desk.accepted(me, fields)
    expect(order).toMatchObject({ state: 'pending', held: preview.held, leverage: 2 })
    expect((await desk.money(me, 'MYR')).available).toBe(preview.buyingpowerafter)
    expect((await desk.cancel(me, order.id)).data).toMatchObject({ state: 'cancelled', held: '0.00' })
    expect((await desk.money(me, 'MYR')).available).toBe(preview.buyingpower)
  })
})

describe('an order is refused', () => {
  it.each([
    ['an unlisted code', { code: 'NOBODY' }, 'product-not-found', '/code'],
    ['an index', { code: 'KLCI' }, 'product-not-found', '/code'],
    ['half a lot', { quantity: '50' }, 'below-one-lot', '/quantity'],
    ['a lot and a half', { quantity: '150' }, 'not-whole-lots', '/quantity'],
    ['more than the largest order', { quantity: '10000100' }, 'above-largest-order', '/quantity'],
    ['a price between two ticks', { price: '4.005' }, 'off-tick', '/price'],
    ['a price beyond the limit of the day', { price: '9.00' }, 'price-limit-exceeded', '/price'],
    ['leverage that the market does not allow', { leverage: '3' }, 'leverage-not-offered', '/leverage'],
    [
      'a position that does not exist',
      { action: 'close', positionid: randomUUID() },
      'position-not-found',
      '/positionid',
    ],
    ['more money than there is', { quantity: '1000000' }, 'insufficient-available-balance', '/quantity'],
    ['a position with an order that opens', { positionid: randomUUID() }, 'invalid-parameters', '/positionid'],
    ['no position with one that closes', { action: 'close' }, 'invalid-parameters', '/positionid'],
    ['no price with a limit order', { ordertype: 'limit' }, 'invalid-parameters', '/price'],
    ['a price of zero', { price: '0' }, 'invalid-parameters', '/price'],
    ['no quantity', { quantity: '0' }, 'invalid-parameters', '/quantity'],
  ])('for %s', async (_, fields, code, field) => {
    await desk.at(OPEN)
    await desk.setPrice(CODE, '4')
    expect(await refusedWith(fields)).toEqual({ code, field })
  })

  it('for a short or leverage where the market does not allow it, or the account may not', async () => {
    await desk.at(OPEN)
    const chinese = desk.broker.market.listings.find(({ instrument }) => instrument.market === 'CN')
    const short = { code: chinese?.instrument.code ?? '', direction: 'short' }
    expect(await refusedWith(short)).toEqual({ code: 'shorting-not-offered', field: '/direction' })
    const who = await desk.customer({ MYR: '1000.00' })
    await desk.control('/trading/margin', { account: who.account, enabled: false })
    expect((await refusedWith({ direction: 'short' }, who)).code).toBe('margin-not-enabled')
    expect((await refusedWith({ leverage: '2' }, who)).code).toBe('margin-not-enabled')
    await desk.control('/trading/margin', { account: who.account, enabled: true })
    expect((await desk.order(who, { code: CODE, quantity: '100', leverage: '2' })).status).toBe(1)
  })

  it('while the market is closed, in its break, halted, or without a price', async () => {
    const reasons: Array<string | undefined> = []
    for (const instant of [
      '2026-01-13T00:59:59Z',
      '2026-01-13T04:30:00Z',
      '2026-01-13T09:00:00Z',
      '2026-01-17T02:00:00Z',
    ]) {
      await desk.at(instant)
      reasons.push((await refusedWith({}, await desk.customer({ MYR: '1000.00' }))).code)
    }
    expect(new Set(reasons)).toEqual(new Set(['non-trading-time']))
    await desk.at(OPEN)
    await desk.control('/market/halt', { code: CODE })
    expect((await refusedWith({})).code).toBe('trading-halted')
    await desk.control('/market/resume', { code: CODE })
    await desk.control('/market/no-price', { code: CODE })
    expect((await refusedWith({})).code).toBe('price-not-obtained')
    await desk.control('/market/price-again', { code: CODE })
    await desk.control('/market/close', { calendar: 'MY' })
    expect((await refusedWith({})).code).toBe('non-trading-time')
    await desk.control('/market/hours', { calendar: 'MY' })
    expect((await desk.order(me, { code: CODE, quantity: '100' })).status).toBe(1)
  })

  it('at limit up, where the book has no asks for a market order; a limit order may wait', async () => {
    await desk.at(OPEN)
    await desk.setPrice(CODE, '90')
    expect(await desk.book(CODE)).toMatchObject({ ask: '0' })
    expect(await refusedWith({})).toEqual({ code: 'price-not-obtained', field: '/code' })
    const { bid } = await desk.book(CODE)
    const limit = { code: CODE, direction: 'long', action: 'open', ordertype: 'limit', leverage: '1' }
    const { data: preview } = await desk.call('/trade/orderpreview', { ...limit, price: bid, quantity: '100' }, me)
    expect(preview.problems).toEqual([{ field: 'price', code: 'nobody-opposite', severity: 'warning' }])
    const waiting = await desk.accepted(me, { code: CODE, quantity: '100', price: bid })
    expect(waiting.state).toBe('pending')
    await desk.cancel(me, waiting.id)
    await desk.setPrice(CODE, '4')
  })

  it('in a market opened by a tester it is accepted outside trading hours, until the close of the next trading day', async () => {
    await desk.at('2026-01-17T02:00:00Z')
    await desk.control('/market/open', { calendar: 'MY' })
    const order = await desk.accepted(await desk.customer({ MYR: '1000.00' }), { code: CODE, quantity: '100' })
    expect(order.state).toBe('filled')
    expect(new Date(Number(order.expiretime)).toISOString()).toBe('2026-01-19T09:00:00.000Z')
    await desk.control('/market/hours', { calendar: 'MY' })
  })
})

describe('what an answer says', () => {
  it('says of a sale that it is asked for while it waits, of every other order that it is accepted', async () => {
    await desk.at('2026-02-03T02:00:00.000Z')
    const who = await desk.customer({ MYR: '10000.00' })
    const bought = await desk.order(who, { code: CODE, quantity: '200' })
    expect(bought.msg).toBe(textByCode['order-accepted'])
    const close = { code: CODE, action: 'close', positionid: bought.data.id, quantity: '100' }
    await desk.forward(16 * 60_000)
    const { bid } = await desk.book(CODE)
    const waits = await desk.order(who, { ...close, price: formatDecimal(sum(decimal(bid), decimal('0.20'))) })
    expect([waits.data.state, waits.msg]).toEqual(['pending', textByCode['sale-requested']])
    const sold = await desk.order(who, close)
    expect([sold.data.state, sold.msg]).toEqual(['filled', textByCode['order-accepted']])
    const bids = await desk.order(who, {
      code: CODE,
      quantity: '100',
      price: formatDecimal(subtract(decimal(bid), decimal('0.20'))),
    })
    expect([bids.data.state, bids.msg]).toEqual(['pending', textByCode['order-accepted']])
  })
})
