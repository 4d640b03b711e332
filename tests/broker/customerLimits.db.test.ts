import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { textByCode } from '../../adapters/generated/messages.ts'
import { type Desk, openDesk } from '../../paper/areas/orders/testing/desk.ts'
import type { Session } from '../../paper/testing/broker.ts'

const HOUR = 3_600_000
const CODE = '96038'
const LOW = { code: CODE, price: '3.90', quantity: '100' }

let desk: Desk
let db: pg.Client
/** The customer who goes beyond a limit, and one who does not. */
let [mine, other]: readonly [Session, Session] = [
  { account: '', token: '' },
  { account: '', token: '' },
]
beforeAll(async () => {
  desk = await openDesk()
  db = new pg.Client(desk.databaseUrl)
  await db.connect()
})
beforeEach(async () => {
  ;[mine, other] = [await desk.customer({ MYR: '900000.00' }), await desk.customer({ MYR: '900000.00' })]
})
afterAll(async () => {
  await db.end()
  await desk.stop()
})

const count = async (sql: string, { account }: Session): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${sql} c.phone = $1`, [account])).rows[0]?.n ?? 0

const readAll = (session: Session, requestid: string = randomUUID()) =>
  desk.call('/message/readall', { until: '0', requestid }, session)
const answersOf = (session: Session) =>
  count('idempotent_requests r join customers c on r.scope = c.id::text where', session)

/** What a customer has changed by one call, evenly over the hours before: `made` times, the oldest of them that long ago. */
const haveChanged = (session: Session, operation: string, made: number, hours: number, now: Date) =>
  db.query(
    `insert into idempotent_requests (scope, id, operation, fingerprint, answer, at)
      select c.id::text, gen_random_uuid(), $2, '2:kept', '1', $5::timestamptz - n * $4 * interval '1 hour' / $3
      from customers c, generate_series(1, $3) as n where c.phone = $1`,
    [session.account, operation, made, hours, now],
  )

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place)

it('lets a thousand orders of a customer wait, and leaves no trace of one more', async () => {
  await desk.setPrice(CODE, '4.00')
  const first = await desk.accepted(mine, LOW)
  // Copies of the first in all but their ids.
  await db.query(
    `insert into orders overriding system value select (jsonb_populate_record(o, jsonb_build_object(
        'id', n.id, 'position_id', n.id, 'client_order_id', gen_random_uuid(), 'sequence', o.sequence + n.nth))).*
      from orders o, (select gen_random_uuid() as id, nth from generate_series(1, 997) as nth) as n where o.id = $1`,
    [first.id],
  )
  const waiting = () => count("orders o join customers c on c.id = o.customer_id where o.state = 'pending' and", mine)
  const together = await Promise.all(Array.from({ length: 6 }, () => desk.order(mine, LOW)))
  expect(together.filter(({ status }) => status === 1)).toHaveLength(2)
  expect(await waiting()).toBe(1_000)

  const money = await desk.money(mine, 'MYR')
  const clientorderid = randomUUID()
  const refused = await desk.order(mine, { ...LOW, clientorderid })
  expect(refused).toMatchObject({ httpStatus: 200, status: 0, msg: textByCode['too-many-pending-orders'] })
  expect(await desk.money(mine, 'MYR')).toEqual(money)
  expect(await waiting()).toBe(1_000)
  expect(await desk.call('/trade/orderinfo', { clientorderid }, mine)).toMatchObject({ status: 0 })
  await desk.accepted(other, LOW)

  expect(await desk.cancel(mine, first.id)).toMatchObject({ status: 1 })
  expect(await desk.order(mine, { ...LOW, clientorderid })).toMatchObject({ status: 1 })
  expect(await desk.order(mine, LOW)).toMatchObject({ status: 0 })
})

it('takes five thousand orders of a customer within a day', async () => {
  await desk.setPrice(CODE, '4.00')
  const first = await desk.accepted(mine, LOW)
  const now = (await desk.broker.clock.now()).getTime()
  // Cancelled ones, of which the oldest will be a day old in five seconds.
  await db.query(
    `insert into orders overriding system value select (jsonb_populate_record(o, jsonb_build_object(
        'id', n.id, 'position_id', n.id, 'client_order_id', gen_random_uuid(), 'sequence', -n.nth, 'state', 'cancelled',
        'held', 0))).*
      from orders o, (select nth, (substr(hex, 1, 8) || '-' || substr(hex, 9) || '-7000-8000-' || lpad(nth::text, 12, '0'))::uuid as id
        from (select nth, lpad(to_hex(($2::bigint - nth * 86395000::bigint / 4997)), 12, '0') as hex
          from generate_series(1, 4997) as nth) as h) as n where o.id = $1`,
    [first.id, now],
  )
  const together = await Promise.all(Array.from({ length: 4 }, () => desk.order(mine, LOW)))
  expect(together.filter(({ status }) => status === 1)).toHaveLength(2)
  const clientorderid = randomUUID()
  const refused = await desk.order(mine, { ...LOW, clientorderid })
  expect(refused).toMatchObject({ httpStatus: 200, status: 0, msg: textByCode['submitted-too-frequently'] })
  expect(await desk.call('/trade/orderinfo', { clientorderid }, mine)).toMatchObject({ status: 0 })
  await desk.accepted(other, LOW)
  await desk.control('/clock', { advanceMilliseconds: 5_001 })
  expect(await desk.order(mine, LOW)).toMatchObject({ status: 1 })
})

it('shows the last thousand changes of an order and of a protection', async () => {
  await desk.setPrice(CODE, '4.00')
  const { id } = await desk.accepted(mine, LOW)
  await db.query(
    `insert into order_changes (order_id, customer_id, at, old_price, price, old_quantity, quantity)
      select o.id, o.customer_id, o.created_at, 3, 3, n, n + 1 from orders o, generate_series(1, 1200) as n where o.id = $1`,
    [id],
  )
  await db.query(
    `insert into protection_changes (position_id, customer_id, at, change, stop_price)
      select o.id, o.customer_id, o.created_at, 'set', n from orders o, generate_series(1, 1200) as n where o.id = $1`,
    [id],
  )
  const order = (await desk.call('/trade/orderinfo', { orderid: id }, mine)).data
  expect(order.changes?.map(({ quantity }) => Number(quantity))).toEqual(range(202, 1_201))
  const position = (await desk.call('/trade/positioninfo', { positionid: id }, mine)).data
  expect(position.protectionchanges?.map(({ stoploss }) => Number(stoploss))).toEqual(range(201, 1_200))
})

it('takes a thousand changes by one call within a day, and says of one more when it would be taken', async () => {
  const now = await desk.broker.clock.now()
  await haveChanged(mine, '/message/readall', 999, 20, now)
  const last = randomUUID()
  expect(await readAll(mine, last)).toMatchObject({ httpStatus: 200, status: 1 })
  const kept = await answersOf(mine)

  const refused = await Promise.all(Array.from({ length: 20 }, () => readAll(mine)))
  for (const { headers, httpStatus, msg } of refused) {
    expect([httpStatus, msg]).toEqual([429, textByCode['submitted-too-frequently']])
    expect(Number(headers.get('retry-after'))).toBe(4 * 3_600)
  }
  expect(await answersOf(mine)).toBe(kept)

  // The same request again, another call and another customer are answered.
  expect(await readAll(mine, last)).toMatchObject({ httpStatus: 200, status: 1 })
  expect(await desk.call('/quotes/watchadd', { codes: CODE, requestid: randomUUID() }, mine)).toMatchObject({
    status: 1,
  })
  expect(await readAll(other)).toMatchObject({ httpStatus: 200, status: 1 })

  await desk.control('/clock', { advanceMilliseconds: 4 * HOUR - 1_000 })
  expect(await readAll(mine)).toMatchObject({ httpStatus: 429 })
  await desk.control('/clock', { advanceMilliseconds: 1_000 })
  expect(await readAll(mine)).toMatchObject({ httpStatus: 200, status: 1 })
  expect(await readAll(mine)).toMatchObject({ httpStatus: 429 })
})

it('counts nothing that was made before the clock was set back, or more than a day ago', async () => {
  const now = await desk.broker.clock.now()
  await haveChanged(mine, '/message/readall', 2_000, 24, new Date(now.getTime() + 48 * HOUR))
  await haveChanged(mine, '/message/readall', 2_000, 24, new Date(now.getTime() - 24 * HOUR))
  expect(await readAll(mine)).toMatchObject({ httpStatus: 200, status: 1 })
})

it('does not meet a customer who makes each change every two minutes of a day', async () => {
  const now = await desk.broker.clock.now()
  const made = ['/message/readall', '/quotes/watchorder', '/trade/positionnote', '/trade/amendorder', '/alert/add']
  for (const operation of made) await haveChanged(mine, operation, 720, 24, now)
  expect(await readAll(mine)).toMatchObject({ httpStatus: 200, status: 1 })
})

it('keeps two hundred sessions of an account: one more ends the one that was not used for the longest time', async () => {
  await db.query(
    `insert into sessions (token_hash, customer_id, browser, system, place, created_at, used_at, expires_at)
      select sha256(n::text::bytea), s.customer_id, '', '', '', s.created_at, s.used_at + n * interval '1 ms', s.expires_at
      from sessions s join customers c on c.id = s.customer_id, generate_series(1, 199) as n where c.phone = $1`,
    [mine.account],
  )
  const listed = async (session: Session) => (await desk.call('/security/sessions', {}, session)).data
  expect(await listed(mine)).toHaveLength(200)
  const { data } = await desk.call('/user/login', { account: mine.account, password: 'test1234' })
  expect((await desk.call('/security/sessions', {}, mine)).httpStatus).toBe(401)
  expect(await listed({ account: mine.account, token: data.token })).toHaveLength(200)
  expect(await listed(other)).toHaveLength(1)
})
