import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { type Twin, withTwin } from '../../testing/books.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { callAt, type Session } from '../../testing/broker.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { type Desk, openDesk } from './testing/desk.ts'
import { match } from './matching/match.ts'

/** Known errors of other sandboxes, one test each. The clock of each test is set to a day of its own. */
const CODE = '96038'
let desk: Desk
let twin: Twin
withTwin(openDesk, (opened, other) => {
  desk = opened
  twin = other
})

let day = Date.parse('2026-01-19T02:00:00Z')
/** The next Monday at ten, the price at 4.00, and a customer with money. */
const morning = async (): Promise<Session> => {
  await desk.at(new Date(day).toISOString())
  day += 7 * 24 * 60 * MINUTE
  await desk.setPrice(CODE, '4.00')
  return desk.customer({ MYR: '100000.00' })
}
const later = async (milliseconds: number, price = '4.00') => {
  await desk.forward(milliseconds)
  await desk.setPrice(CODE, price)
}
const bought = async (who: Session, quantity = '100') => desk.accepted(who, { code: CODE, quantity })
const sell = async (who: Session, positionid: string, quantity: string, fields: Record<string, string> = {}) =>
  desk.order(who, { code: CODE, action: 'close', positionid, quantity, ...fields })
const total = (rows: ReadonlyArray<{ quantity: number | string }>) =>
  rows.reduce((sum, row) => sum + Number(row.quantity), 0)

it('lesson: one order executed twice by a race', async () => {
  const who = await morning()
  const orders = await Promise.all(
    Array.from({ length: 6 }, () => desk.accepted(who, { code: CODE, quantity: '100', price: '3.90' })),
  )
  await desk.setPrice(CODE, '3.80')
  // Both processes and the sweep match the same orders at the same moment.
  await Promise.all([
    ...Array.from({ length: 6 }, () => match(desk.broker, [CODE])),
    ...Array.from({ length: 6 }, () => fetch(`${twin.url}/control/trading/sweep`, { method: 'POST' })),
  ])
  for (const { id } of orders) {
    const { data } = await desk.call('/trade/fills', { orderid: id }, who)
    expect(total(data.list)).toBe(100)
    expect(await desk.info(who, id)).toMatchObject({ state: 'filled', filled: '100' })
  }
  // The database itself prevents it: a part of an order is filled once.
  const again = sql`
    insert into fills select gen_random_uuid(), order_id, filled_before, position_id, customer_id, code, currency, direction,
      action, price, quantity, amount, fees, profit, written_off, proceeds, settles_at, at
    from fills where order_id = ${orders[0]?.id}`.execute(desk.broker.db)
  await expect(again).rejects.toThrow('fills_order_id_filled_before_key')
  await expect(
    sql`update orders set filled = quantity + 100 where id = ${orders[0]?.id}`.execute(desk.broker.db),
  ).rejects.toThrow('never_overfilled')
})

it('lesson: a position zeroed because a row’s time was reused', async () => {
  const who = await morning()
  // The clock does not move, so these have the same time.
  const [first, second] = [await bought(who), await bought(who)]
  expect(first.createtime).toBe(second.createtime)
  await later(16 * MINUTE)
  expect((await sell(who, first.positionid, '100')).status).toBe(1)
  expect((await desk.position(who, first.positionid)).quantity).toBe('0')
  expect(await desk.position(who, second.positionid)).toMatchObject({
    quantity: '100',
    state: 'holding',
    cost: second.amount,
  })
  expect(total(await desk.held(who))).toBe(100)
})

it('lesson: an order accepted but absent from every list', async () => {
  const who = await morning()
  await desk.control('/credit', { account: who.account, currency: 'MYR', amount: '9000000.00' })
  const make = (fields: Record<string, string>) => desk.accepted(who, { code: CODE, quantity: '100', ...fields })
  const [filled, waiting, cancelled, rejected] = [
    await make({}),
    await make({ price: '3.50' }),
    await make({ price: '3.50' }),
    await make({ price: '3.50' }),
  ]
  const { ask, askDepth } = await desk.book(CODE)
  const partly = await make({ quantity: askDepth, price: ask })
  await desk.cancel(who, cancelled.id)
  await desk.control('/trading/reject', { orderid: rejected.id, reason: 'trading-halted' })
  const listed = async (path: '/trade/pendinglist' | '/trade/orderhistory') =>
    (await desk.call(path, { limit: '100' }, who)).data.list.map(({ id, state }) => `${id} ${state}`)
  expect(await listed('/trade/pendinglist')).toEqual([`${partly.id} partlyfilled`, `${waiting.id} pending`])
  expect(await listed('/trade/orderhistory')).toEqual([
    `${rejected.id} rejected`,
    `${cancelled.id} cancelled`,
    `${filled.id} filled`,
  ])
  await later(8 * 60 * MINUTE)
  expect(await listed('/trade/pendinglist')).toEqual([])
  expect((await listed('/trade/orderhistory')).slice(0, 2)).toEqual([`${partly.id} expired`, `${rejected.id} rejected`])
  expect(await listed('/trade/orderhistory')).toContain(`${waiting.id} expired`)
})

it('lesson: “close this one” closing everything', async () => {
  const who = await morning()
  const [keep, go] = [await bought(who), await bought(who, '200')]
  const other = await desk.customer({ MYR: '100000.00' })
  const theirs = await bought(other)
  await later(16 * MINUTE)
  expect((await sell(who, go.positionid, '300')).msg).toBe(textByCode['above-position'])
  expect((await sell(who, theirs.positionid, '100')).msg).toBe(textByCode['position-not-found'])
  expect((await sell(who, go.positionid, '200')).data).toMatchObject({ filled: '200', positionid: go.positionid })
  expect(total(await desk.held(who))).toBe(100)
  expect((await desk.position(who, keep.positionid)).quantity).toBe('100')
  expect((await desk.position(other, theirs.positionid)).quantity).toBe('100')
})

it('lesson: filled and cancelled at the same time', async () => {
  const who = await morning()
  for (let round = 0; round < 12; round += 1) {
    const order = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.90' })
    await desk.setPrice(CODE, '3.80')
    const body = { orderid: order.id, requestid: randomUUID() }
    const [answer] = await Promise.all([callAt(twin.url, '/trade/cancelorder', body, who), match(desk.broker, [CODE])])
    const { filled, held, state } = await desk.info(who, order.id)
    expect([state, filled, held]).toEqual(answer.status === 1 ? ['cancelled', '0', '0.00'] : ['filled', '100', '0.00'])
    if (answer.status !== 1) expect(answer.msg).toBe(textByCode['order-not-pending'])
    await later(1000)
  }
  const filled = await desk.accepted(who, { code: CODE, quantity: '100' })
  await expect(
    sql`update orders set state = 'cancelled' where id = ${filled.id}`.execute(desk.broker.db),
  ).rejects.toThrow('state_says_what_is_filled')
})

it('lesson: cancel answered with success while the order stays open', async () => {
  const who = await morning()
  const order = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.90' })
  expect((await desk.cancel(who, order.id)).data).toMatchObject({ id: order.id, state: 'cancelled', held: '0.00' })
  await desk.setPrice(CODE, '3.50')
  await desk.sweep()
  expect(await desk.info(who, order.id)).toMatchObject({ state: 'cancelled', filled: '0' })
  expect(await desk.money(who, 'MYR')).toMatchObject({ available: '100000.00', held: '0.00' })
  expect((await desk.cancel(who, order.id)).msg).toBe(textByCode['order-not-pending'])
  expect((await desk.cancel(await desk.customer(), order.id)).msg).toBe(textByCode['order-not-found'])
})

it('lesson: replacing a partial fill with the original quantity', async () => {
  const who = await morning()
  await desk.control('/credit', { account: who.account, currency: 'MYR', amount: '9000000.00' })
  const { ask, askDepth } = await desk.book(CODE)
  const quantity = String(Number(askDepth) + 500)
  const order = await desk.accepted(who, { code: CODE, quantity, price: ask })
  expect(order).toMatchObject({ state: 'partlyfilled', filled: askDepth })
  const cancelled = (await desk.cancel(who, order.id)).data
  expect(cancelled).toMatchObject({ state: 'cancelled', filled: askDepth, quantity, held: '0.00' })
  expect(await desk.position(who, order.positionid)).toMatchObject({ quantity: askDepth, openquantity: askDepth })
  const paid = Number(cancelled.amount) + Number(cancelled.fees)
  expect((await desk.money(who, 'MYR')).available).toBe((9_100_000 - paid).toFixed(2))
  await later(16 * MINUTE)
  expect((await sell(who, order.positionid, quantity)).msg).toBe(textByCode['above-position'])
})

it('lesson: the client sending the price', async () => {
  const who = await morning()
  const { ask } = await desk.book(CODE)
  const named = await desk.order(who, { code: CODE, quantity: '100', ordertype: 'market', price: '0.01' })
  expect(named.msg).toBe(textByCode['invalid-parameters'])
  // A generous limit is a bound, not the price.
  const order = await desk.accepted(who, { code: CODE, quantity: '100', price: '4.20' })
  expect(order).toMatchObject({ state: 'filled', averageprice: String(Number(ask)) })
})

it('lesson: a fee of 100 % when config fails', async () => {
  const who = await morning()
  for (const quantity of ['100', '5000']) {
    const order = await desk.accepted(who, { code: CODE, quantity, price: '4.10' })
    expect(order.state).toBe('filled')
    const traded = Number(order.amount)
    const expected = Math.max(8, traded * 0.001) + traded * 0.0003 + traded * 0.001
    expect(Math.abs(Number(order.fees) - expected)).toBeLessThan(0.02)
    await later(5000)
  }
  const [order] = (await desk.call('/trade/orderhistory', {}, who)).data.list
  await expect(
    sql`update orders set fees = amount + 1 where id = ${order?.id}`.execute(desk.broker.db),
  ).rejects.toThrow('orders_check')
})

it('lesson: leverage shown as 1 whatever was chosen', async () => {
  const who = await morning()
  const order = await desk.accepted(who, { code: CODE, quantity: '1000', leverage: '5' })
  expect(order.leverage).toBe(5)
  const position = await desk.position(who, order.positionid)
  expect(position).toMatchObject({ leverage: 5, margin: (Math.ceil(Number(order.amount) * 20) / 100).toFixed(2) })
  await later(16 * MINUTE)
  const closing = (await sell(who, order.positionid, '1000', { leverage: '1' })).data
  expect(closing.leverage).toBe(5)
  await later(5000)
  const [record] = (await desk.call('/records/position', {}, who)).data.list
  expect(record?.leverage).toBe('5')
})

it('a position claimed by two simultaneous orders is sold once', async () => {
  const who = await morning()
  const order = await bought(who)
  await later(16 * MINUTE)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => sell(who, order.positionid, '100', { price: '4.50' })),
  )
  expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
  expect((await desk.position(who, order.positionid)).closable).toBe('0')
  const over = transaction(desk.broker.db, (tx) =>
    sql`update positions set closing = quantity + 1 where id = ${order.positionid}`.execute(tx),
  )
  await expect(over).rejects.toThrow('never_closed_twice')
})
