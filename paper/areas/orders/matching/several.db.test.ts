import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { type Twin, withTwin } from '../../../testing/books.ts'
import { isRejection } from '../../../platform/rejection/rejection.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Desk, openDesk, orderAt } from '../testing/desk.ts'
import { lockBooks } from './reads.ts'
import { match } from './match.ts'
import { readOrder } from '../orderRequest.ts'
import { placeOrder } from '../placeOrder.ts'

const CODE = '96038'
let desk: Desk
let twin: Twin
withTwin(openDesk, async (opened, other) => {
  desk = opened
  twin = other
  await desk.setPrice(CODE, '4.00')
})

it('creates one order for one client id, sent fifty times at the same time to two processes', async () => {
  const who = await desk.customer({ MYR: '1000.00' })
  const fields = { code: CODE, quantity: '100', clientorderid: randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => orderAt(index % 2 === 0 ? desk.url : twin.url, who, fields)),
  )
  expect(new Set(answers.map(({ data, status }) => `${String(status)} ${data.id}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(1)
  expect((await desk.call('/trade/orderhistory', {}, who)).data.list).toHaveLength(1)
  expect((await desk.call('/trade/fills', {}, who)).data.list).toHaveLength(1)
  expect(await desk.held(who)).toHaveLength(1)

  const again = await orderAt(twin.url, who, { ...fields, quantity: '100.00' })
  expect(again.data).toMatchObject({ id: answers[0]?.data.id, state: 'filled' })
  expect((await orderAt(twin.url, who, { ...fields, quantity: '200' })).msg).toBe(textByCode['request-id-reused'])
  expect((await orderAt(twin.url, who, { ...fields, code: 'NOWHERE' })).msg).toBe(textByCode['request-id-reused'])
  const stranger = await desk.customer({ MYR: '1000.00' })
  expect((await orderAt(desk.url, stranger, { ...fields, code: 'NOWHERE' })).msg).toBe(textByCode['product-not-found'])
  expect((await orderAt(twin.url, stranger, fields)).data.id).not.toBe(answers[0]?.data.id)
})

it('returns the current state of an order that a sweep filled between its acceptance and its first match', async () => {
  const mine = await desk.customer({ MYR: '1000.00' })
  const { id: customerId } = await desk.broker.db
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', mine.account)
    .executeTakeFirstOrThrow()
  const { broker } = desk
  /** The first match reads the time before it locks the book: another match runs in between here. */
  const overtaken = {
    ...broker,
    clock: {
      now: async () => {
        await match(broker, [CODE])
        return broker.clock.now()
      },
    },
  }
  const request = readOrder({ code: CODE, direction: 'long', action: 'open', ordertype: 'market', quantity: '100' })
  if (isRejection(request)) throw new Error('not an order')
  const now = await broker.clock.now()
  const order = await placeOrder(overtaken, { customerId, clientOrderId: randomUUID(), request, now })
  expect(order).toMatchObject({ state: 'filled' })
})

it('never spends the same money twice', async () => {
  const who = await desk.customer({ MYR: '1000.00' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      orderAt(index % 2 === 0 ? desk.url : twin.url, who, { code: CODE, quantity: '100', price: '3.90' }),
    ),
  )
  const accepted = answers.filter(({ status }) => status === 1)
  const refused = answers.filter(({ msg }) => msg === textByCode['insufficient-available-balance'])
  expect([accepted.length, refused.length]).toEqual([2, 18])
  for (const { data } of accepted) await desk.cancel(who, data.id)
})

it('divides the book of one second among the customers of all processes', async () => {
  await desk.control('/clock', { advanceMilliseconds: 5000 })
  const { ask, askDepth } = await desk.book(CODE)
  const quantity = String(Math.ceil(Number(askDepth) / 300) * 100)
  const who = await Promise.all(Array.from({ length: 6 }, () => desk.customer({ MYR: '5000000.00' })))
  const orders = await Promise.all(
    who.map((one, index) => orderAt(index % 2 === 0 ? desk.url : twin.url, one, { code: CODE, quantity, price: ask })),
  )
  expect(orders.every(({ status }) => status === 1)).toBe(true)
  const filled = await Promise.all(
    who.map(async (one, index) => Number((await desk.info(one, orders[index]?.data.id ?? '')).filled)),
  )
  expect(filled.reduce((sum, some) => sum + some, 0)).toBe(Number(askDepth))
})

it('skips an instrument that another process is matching, and one that a later sweep has touched', async () => {
  const who = await desk.customer({ MYR: '5000.00' })
  await desk.setPrice(CODE, '4.00')
  const order = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.70' })
  await desk.control('/clock', { advanceMilliseconds: 5000 })
  await transaction(desk.broker.db, async (tx) => {
    await lockBooks(tx, [CODE], 0)
    await desk.setPrice(CODE, '3.50')
    expect((await match(desk.broker, [CODE], { fence: 1_000_000n })).size).toBe(0)
  })
  await desk.broker.db.updateTable('matching_books').set({ fence: 2_000_000n }).where('code', '=', CODE).execute()
  expect((await match(desk.broker, [CODE], { fence: 1_000_000n })).size).toBe(0)
  expect((await match(desk.broker, [CODE], { fence: 2_000_000n })).has(order.id)).toBe(true)
  expect((await desk.info(who, order.id)).state).toBe('filled')
})

it('refuses an accepted order that arrives when the market has just been halted', async () => {
  const who = await desk.customer({ MYR: '5000.00' })
  await desk.setPrice(CODE, '4.00')
  const order = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.70' })
  await desk.control('/market/halt', { code: CODE })
  await match(desk.broker, [CODE], { arrivals: [order.id] })
  await desk.control('/market/resume', { code: CODE })
  expect(await desk.info(who, order.id)).toMatchObject({
    state: 'rejected',
    reason: 'trading-halted',
    held: '0.00',
    filled: '0',
  })
  expect(await desk.money(who, 'MYR')).toMatchObject({ available: '5000.00', held: '0.00' })
})
