import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type Twin, withTwin } from '../../../testing/books.ts'
import { type Answer, callAt, type Session } from '../../../testing/broker.ts'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import { type Desk, nextWeek, openDesk, type OrderFields } from '../testing/desk.ts'

const CODE = '96038'
/** More than the book has at a price, so that only the first order of a price is filled. */
const LARGE = '5000000'

let desk: Desk
let twin: Twin
withTwin(openDesk, (opened, other) => {
  desk = opened
  twin = other
})
beforeEach(() => nextWeek(desk, CODE))

const amend = (who: Session, orderid: string, fields: OrderFields) =>
  desk.call('/trade/amendorder', { orderid, requestid: randomUUID(), ...fields }, who)

/** The answers to one request that a client sent twenty times at the same time, to two processes in turn. */
const sentTwenty = <A>(send: (url: string) => Promise<A>): Promise<ReadonlyArray<A>> =>
  Promise.all(Array.from({ length: 20 }, (_, nth) => send(nth % 2 === 0 ? desk.url : twin.url)))

it('changes an order once for one id, sent twenty times at the same time to two processes', async () => {
  const who = await desk.customer({ MYR: '9000.00' })
  const { id } = await desk.accepted(who, { code: CODE, quantity: '1000', price: '3.60' })
  const versionOf = async () =>
    (await desk.broker.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
  const before = await versionOf()
  const form = { orderid: id, requestid: randomUUID(), quantity: '700', price: '3.70' }
  const answers = await sentTwenty((url) => callAt(url, '/trade/amendorder', form, who))
  expect(answers.map(({ data, status }) => [status, data.quantity, data.price])).toEqual(
    answers.map(() => [1, '700', '3.700']),
  )
  expect(await versionOf()).toBe(before + 1)
  expect((await desk.money(who, 'MYR')).held).toBe((await desk.info(who, id)).held)
})

it('cancels all orders and closes all positions once for one id, sent twenty times to two processes', async () => {
  const who = await desk.customer({ MYR: '90000.00' })
  const { positionid } = await desk.accepted(who, { code: CODE, quantity: '200' })
  const waiting = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.60' })
  await desk.forward(16 * MINUTE)
  const cancel = { requestid: randomUUID() }
  for (const { data } of await sentTwenty((url) => callAt(url, '/trade/cancelorders', cancel, who)))
    expect(data.map(({ id, state }) => [id, state])).toEqual([[waiting.id, 'cancelled']])
  const close = { positionids: positionid, requestid: randomUUID() }
  const answers = await sentTwenty((url) => callAt(url, '/trade/closepositions', close, who))
  expect(new Set(answers.map(({ data }) => data[0]?.orderid)).size).toBe(1)
  expect(answers.every(({ data }) => data.length === 1 && data[0]?.problem === '')).toBe(true)
  expect(await desk.position(who, positionid)).toMatchObject({ state: 'closed', quantity: '0' })
  expect((await desk.call('/trade/fills', {}, who)).data.list).toHaveLength(2)
})

/** More often than a transaction that conflicts is repeated. */
const OFTEN = 14

/** Sends a call, and changes a row that it needs each time that it waits for one, until it is answered. */
const sentAmidChanges = async (table: 'orders' | 'positions', id: string, send: () => Promise<Answer>) => {
  const { db } = desk.broker
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const answers: Array<Answer> = []
  let sent: Promise<unknown> | undefined
  for (let n = 0; n < OFTEN && answers.length === 0; n += 1)
    await db.transaction().execute(async (tx) => {
      await sql`update ${sql.table(table)} set version = version where id = ${id}`.execute(tx)
      sent ??= send().then((answer) => answers.push(answer))
      const { poll } = expect
      await poll(async () => answers.length > 0 || (await waiting.execute(db)).rows.length > 0).toBe(true)
    })
  await sent
  return answers[0]
}

it('waits for what changes an order or its position, where it cancels all orders', async () => {
  const who = await desk.customer({ MYR: '9000.00' })
  for (const table of ['orders', 'positions'] as const) {
    const { id } = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.60' })
    const cancelAll = () => desk.call('/trade/cancelorders', { requestid: randomUUID() }, who)
    expect(await sentAmidChanges(table, id, cancelAll)).toMatchObject({ status: 1, data: [{ id, state: 'cancelled' }] })
  }
})

it('waits for what changes a position or the order that opens it, where it protects it', async () => {
  const who = await desk.customer({ MYR: '9000.00' })
  const { id } = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.60' })
  for (const table of ['orders', 'positions'] as const)
    for (const fields of [{ stoploss: '3.50' }, {}] as const) {
      const protect = () => desk.call('/trade/protect', { positionid: id, requestid: randomUUID(), ...fields }, who)
      expect(await sentAmidChanges(table, id, protect)).toMatchObject({ status: 1 })
    }
})

it.each([
  ['a smaller quantity keeps its place before a later order', { quantity: '4000000' }, 'first'],
  ['a larger quantity goes behind it', { quantity: '6000000' }, 'second'],
  ['another price that is changed back goes behind it', { price: '3.59' }, 'second'],
] as const)('at the same price %s', async (_, change, filled) => {
  const wait = async () => {
    const who = await desk.customer({ MYR: '90000000.00' })
    return { who, order: await desk.accepted(who, { code: CODE, quantity: LARGE, price: '3.60' }) }
  }
  const [first, second] = [await wait(), await wait()]
  expect(await amend(first.who, first.order.id, change)).toMatchObject({ status: 1 })
  if ('price' in change) expect(await amend(first.who, first.order.id, { price: '3.60' })).toMatchObject({ status: 1 })
  await desk.setPrice(CODE, '3.58')
  await desk.forward(SECOND)
  const amounts = await Promise.all(
    [first, second].map(async ({ order, who }) => Number((await desk.info(who, order.id)).filled)),
  )
  expect(amounts.map((amount) => amount > 0)).toEqual([filled === 'first', filled === 'second'])
  for (const { who } of [first, second]) await desk.call('/trade/cancelorders', { requestid: randomUUID() }, who)
})
