import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import type { Session } from '../../../testing/broker.ts'
import { type Desk, openDesk, type OrderFields } from '../testing/desk.ts'

const CODE = '96038'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await desk.setPrice(CODE, '4.00')
  await desk.forward(SECOND)
})
afterAll(() => desk.stop())

const amend = (who: Session, orderid: string, fields: OrderFields) =>
  desk.call('/trade/amendorder', { orderid, requestid: randomUUID(), ...fields }, who)

const sequenceOf = async (id: string) =>
  (await desk.broker.db.selectFrom('orders').select('sequence').where('id', '=', id).executeTakeFirstOrThrow()).sequence

it('changes price and quantity, with the money that they need, and keeps the place only where it may', async () => {
  const who = await desk.customer({ MYR: '5000.00' })
  const order = await desk.accepted(who, { code: CODE, quantity: '1000', price: '3.60' })
  const place = await sequenceOf(order.id)
  const smaller = (await amend(who, order.id, { quantity: '500' })).data
  expect(smaller).toMatchObject({ id: order.id, quantity: '500', price: '3.600', state: 'pending' })
  expect(await sequenceOf(order.id)).toBe(place)
  expect(Number(smaller.held)).toBeLessThan(Number(order.held))
  await desk.soundBooks()

  const changes = async () => (await desk.call('/trade/orderinfo', { orderid: order.id }, who)).data.changes
  expect(await changes()).toMatchObject([{ oldprice: '3.600', price: '3.600', oldquantity: '1000', quantity: '500' }])
  const dearer = (await amend(who, order.id, { price: '3.70' })).data
  expect((await changes())?.[1]).toMatchObject({
    oldprice: '3.600',
    price: '3.700',
    oldquantity: '500',
    quantity: '500',
  })
  expect(Number(dearer.held)).toBeGreaterThan(Number(smaller.held))
  const second = await sequenceOf(order.id)
  expect(second).toBeGreaterThan(place)
  const larger = (await amend(who, order.id, { quantity: '1000' })).data
  expect(await sequenceOf(order.id)).toBeGreaterThan(second)
  expect((await desk.money(who, 'MYR')).held).toBe(larger.held)
  await desk.soundBooks()

  expect((await amend(who, order.id, { quantity: '2000' })).msg).toBe(textByCode['insufficient-available-balance'])
  expect((await amend(who, order.id, { quantity: '150' })).msg).toBe(textByCode['not-whole-lots'])
  expect((await amend(who, order.id, { price: '3.705' })).msg).toBe(textByCode['off-tick'])
  expect((await amend(who, order.id, {})).msg).toBe(textByCode['invalid-parameters'])
  await desk.cancel(who, order.id)
  expect((await amend(who, order.id, { quantity: '100' })).msg).toBe(textByCode['order-not-pending'])
  expect(await desk.money(who, 'MYR')).toMatchObject({ available: '5000.00', held: '0.00' })
  await desk.soundBooks()
})

it('refuses a price at which the protection of the order would be on the wrong side', async () => {
  const who = await desk.customer({ MYR: '9000.00' })
  const bracket = { stoploss: '3.56', takeprofit: '3.90' }
  const order = await desk.accepted(who, { code: CODE, quantity: '1000', price: '3.60', ...bracket })
  const refusal = textByCode['price-against-protection']
  // Filled at 3.50, it would be closed by its stop at once.
  expect((await amend(who, order.id, { price: '3.50' })).msg).toBe(refusal)
  expect((await amend(who, order.id, { price: '3.56' })).msg).toBe(refusal)
  // And at the market by its take-profit.
  expect((await amend(who, order.id, { price: '4.20' })).msg).toBe(refusal)
  expect((await amend(who, order.id, { price: '3.60', quantity: '900' })).data).toMatchObject({ quantity: '900' })
  const { data: changed } = await amend(who, order.id, { price: '3.58' })
  expect(changed).toMatchObject({ price: '3.580', protection: { state: 'waiting', stoploss: '3.560' } })
  await desk.call('/trade/protect', { positionid: order.id, requestid: randomUUID() }, who)
  expect(await amend(who, order.id, { price: '3.50' })).toMatchObject({ data: { price: '3.500' } })
  await desk.cancel(who, order.id)
  await desk.soundBooks()
})

it('never lets a new limit and a new stop that are sent at once pass each other', async () => {
  const who = await desk.customer({ MYR: '90000.00' })
  const passed = { limit: 0, stop: 0 }
  for (let round = 0; round < 12; round += 1) {
    const { id } = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.60' })
    // Each is right beside what the order has. Together the first fill would be closed at once.
    const protect = () =>
      desk.call('/trade/protect', { positionid: id, requestid: randomUUID(), stoploss: '3.55' }, who)
    const change = () => amend(who, id, { price: '3.50' })
    const [stop, limit] =
      round % 2 === 0
        ? await Promise.all([protect(), change()])
        : await Promise.all([change(), protect()]).then(([changed, set]) => [set, changed] as const)
    expect([stop.status, limit.status].filter((status) => status === 1)).toHaveLength(1)
    if (stop.status === 1) passed.stop += 1
    else passed.limit += 1
    await desk.cancel(who, id)
  }
  expect(passed.stop + passed.limit).toBe(12)
  await desk.soundBooks()
})

it('happens once for an id, and fills where the new price reaches the book', async () => {
  const who = await desk.customer({ MYR: '9000.00' })
  const order = await desk.accepted(who, { code: CODE, quantity: '1000', price: '3.60' })
  const requestid = randomUUID()
  const first = await amend(who, order.id, { quantity: '300', requestid })
  await amend(who, order.id, { quantity: '200' })
  expect((await amend(who, order.id, { quantity: '300', requestid })).data).toEqual(first.data)
  expect((await desk.info(who, order.id)).quantity).toBe('200')
  expect((await amend(who, order.id, { quantity: '400', requestid })).msg).toBe(textByCode['request-id-reused'])
  await amend(who, order.id, { price: '4.20' })
  expect(await desk.info(who, order.id)).toMatchObject({ state: 'filled', quantity: '200' })
  await desk.soundBooks()
})

it('changes a partly filled order above what is filled, and what an order claims of its position', async () => {
  const who = await desk.customer({ MYR: '90000000.00' })
  await desk.forward(5 * SECOND)
  const { ask, askDepth } = await desk.book(CODE)
  const order = await desk.accepted(who, { code: CODE, quantity: String(Number(askDepth) + 3000), price: ask })
  await desk.control('/market/halt', { code: CODE })
  expect((await amend(who, order.id, { price: '3.70' })).msg).toBe(textByCode['trading-halted'])
  await desk.control('/market/resume', { code: CODE })
  const part = await desk.info(who, order.id)
  if (part.state === 'partlyfilled') {
    expect((await amend(who, order.id, { quantity: String(part.filled) })).msg).toBe(
      textByCode['below-filled-quantity'],
    )
    const next = String(Number(part.filled) + 500)
    expect((await amend(who, order.id, { quantity: next, price: '3.70' })).data).toMatchObject({ quantity: next })
  }
  await desk.soundBooks()
  await desk.call('/trade/cancelorders', { requestid: randomUUID() }, who)
  await desk.forward(16 * MINUTE)
  const position = await desk.position(who, order.positionid)
  const close = {
    code: CODE,
    action: 'close',
    positionid: position.id,
    price: '4.30',
    quantity: String(position.quantity),
  }
  const closing = await desk.accepted(who, close)
  await amend(who, closing.id, { quantity: '100' })
  expect(Number((await desk.position(who, position.id)).closable)).toBe(Number(position.quantity) - 100)
  const most = String(Number(position.quantity) + 100)
  expect((await amend(who, closing.id, { quantity: most })).msg).toBe(textByCode['above-position'])
  await desk.soundBooks()
})

it('cancels all waiting orders at once, or those of one instrument, once for an id', async () => {
  const who = await desk.customer({ MYR: '9000.00' })
  const waiting = async (code: string) => desk.accepted(who, { code, quantity: '100', price: '3.60' })
  const mine = [await waiting(CODE), await waiting(CODE)]
  const requestid = randomUUID()
  const none = await desk.call('/trade/cancelorders', { code: '96039', requestid: randomUUID() }, who)
  expect(none.data).toEqual([])
  const { data } = await desk.call('/trade/cancelorders', { requestid }, who)
  expect(data.map(({ id, state }) => [id, state])).toEqual(mine.map(({ id }) => [id, 'cancelled']))
  const later = await waiting(CODE)
  expect((await desk.call('/trade/cancelorders', { requestid }, who)).data).toEqual(data)
  expect(await desk.info(who, later.id)).toMatchObject({ state: 'pending' })
  await desk.soundBooks()
})

it('closes the positions that may be closed, says why others may not, and does it once for an id', async () => {
  const who = await desk.customer({ MYR: '90000.00' })
  const old = await desk.accepted(who, { code: CODE, quantity: '200' })
  await desk.forward(16 * MINUTE)
  const fresh = await desk.accepted(who, { code: CODE, quantity: '100' })
  const short = await desk.accepted(who, { code: CODE, quantity: '100', direction: 'short' })
  const strange = randomUUID()
  const positionids = [old.positionid, fresh.positionid, short.positionid, strange].join()
  const form = { positionids, requestid: randomUUID() }
  const first = (await desk.call('/trade/closepositions', form, who)).data
  expect(first.map(({ problem }) => problem)).toEqual(['', 'sell-blocked-15-minutes', '', 'position-not-found'])
  const again = (await desk.call('/trade/closepositions', form, who)).data
  expect(again).toEqual(first)
  const other = await desk.call('/trade/closepositions', { ...form, positionids: fresh.positionid }, who)
  expect([other.status, other.msg]).toEqual([0, textByCode['request-id-reused']])
  expect(await desk.position(who, old.positionid)).toMatchObject({ state: 'closed' })
  expect(await desk.position(who, short.positionid)).toMatchObject({ state: 'closed' })
  const orders = (await desk.call('/trade/orderhistory', { limit: '100' }, who)).data.list
  expect(orders.filter(({ action }) => action === 'close')).toHaveLength(2)
  await desk.soundBooks()
})
