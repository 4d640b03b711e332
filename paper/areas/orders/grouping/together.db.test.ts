import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { type Twin, withTwin } from '../../../testing/books.ts'
import type { Answer, Session } from '../../../testing/broker.ts'
import { pipeline, type PipelinedCall } from '../../../testing/pipeline.ts'
import { lockAccountsOf } from '../../../ledger/accounts.ts'
import { type Desk, openDesk, type Order, type OrderFields, orderAt } from '../testing/desk.ts'

const CODE = '96038'
let desk: Desk
let twin: Twin
withTwin(openDesk, async (opened, other) => {
  desk = opened
  twin = other
  await desk.setPrice(CODE, '4.00')
})

const of = (session: Session, fields: OrderFields = {}): PipelinedCall => ({
  session,
  fields: {
    code: CODE,
    direction: 'long',
    action: 'open',
    ordertype: fields['price'] === '' ? 'market' : 'limit',
    quantity: '100',
    clientorderid: randomUUID(),
    ...(fields['price'] !== '' && { price: '3.80' }),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
  },
})
const idOf = async ({ account }: Session): Promise<string> => {
  const found = await desk.broker.db
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', account)
    .executeTakeFirst()
  return found?.id ?? ''
}

/** The transactions in which the orders of a customer were accepted, and their client ids in the order of acceptance. */
const acceptedOf = async (session: Session) => {
  const { rows } = await sql<{ xmin: string; id: string }>`
    select p.xmin::text as xmin, o.client_order_id as id from orders o join ledger_postings p on p.transfer_id = o.id
    where o.customer_id = ${await idOf(session)} and p.line = 1 order by o.sequence`.execute(desk.broker.db)
  return { transactions: new Set(rows.map(({ xmin }) => xmin)).size, ids: rows.map(({ id }) => id) }
}

const answersTo = async (calls: ReadonlyArray<PipelinedCall>) =>
  (await pipeline(desk.url, '/trade/order', calls)).map(({ body, field }) => {
    const { data, msg, status } = JSON.parse(body) as Answer<Order>
    return { body, data, said: status === 1 ? 'accepted' : [msg, field] }
  })

/** While another transaction keeps a customer's account locked. The work is not awaited before the lock is released. */
const whileLocked = async (session: Session, work: () => Promise<unknown>): Promise<void> => {
  const owner = await idOf(session)
  await desk.broker.db.transaction().execute(async (tx) => {
    await lockAccountsOf(tx, [owner])
    await work()
  })
}

/** Keeps the order of a customer from being written until the gate opens: a lock would be waited for no longer than a second. */
const GATE = sql.raw(`
  create table order_gate (held_back uuid, is_open boolean not null default false);
  create function wait_at_order_gate() returns trigger language plpgsql as $$
  begin
    while exists (select from order_gate where held_back = new.customer_id and not is_open) loop
      perform pg_sleep(0.01);
    end loop;
    return new;
  end $$;
  create trigger wait_at_order_gate before insert on orders for each row execute function wait_at_order_gate()`)
const NO_GATE = sql.raw('drop function wait_at_order_gate() cascade; drop table order_gate')

/** Lets these calls arrive while a batch is being written: they are the next batch. */
const inOneBatch = async (calls: ReadonlyArray<PipelinedCall>) => {
  const { db } = desk.broker
  const [other, last] = [await desk.customer({ MYR: '1000.00' }), await desk.customer()]
  await GATE.execute(db)
  try {
    await sql`insert into order_gate (held_back) values (${await idOf(other)})`.execute(db)
    const first = answersTo([of(other)])
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(db)
      expect(rows).toHaveLength(1)
    }
    await vi.waitFor(waiting, { timeout: 15_000 })
    // The last call of the connection changes something and does not wait: when it is done, those before it wait in the batch.
    const requestid = randomUUID()
    const rest = answersTo([...calls, { path: '/trade/cancelorders', session: last, fields: { requestid } }])
    const isDone = async () => {
      const { rows } = await sql`select from idempotent_requests where id = ${requestid}`.execute(db)
      expect(rows).toHaveLength(1)
    }
    await vi.waitFor(isDone, { timeout: 15_000 })
    await sql`update order_gate set is_open = true`.execute(db)
    await first
    return (await rest).slice(0, -1)
  } finally {
    await sql`update order_gate set is_open = true`.execute(db)
    await NO_GATE.execute(db)
  }
}

it('accepts orders that arrive together in one transaction, in the order of their arrival', async () => {
  const mine = await desk.customer({ MYR: '100000.00' })
  const calls = Array.from({ length: 40 }, () => of(mine))
  const answers = await inOneBatch(calls)
  expect(answers.map(({ said }) => said)).toEqual(calls.map(() => 'accepted'))
  expect(await acceptedOf(mine)).toEqual({ transactions: 1, ids: calls.map(({ fields }) => fields['clientorderid']) })
})

it('answers a repetition within a batch byte for byte as the first, and refuses its id with other fields', async () => {
  const mine = await desk.customer({ MYR: '100000.00' })
  const [waiting, filled] = [of(mine), of(mine, { price: '' })]
  const again = (call: PipelinedCall, fields: OrderFields) => ({ ...call, fields: { ...call.fields, ...fields } })
  const upper = String(waiting.fields['clientorderid']).toUpperCase()
  const answers = await inOneBatch([
    waiting,
    filled,
    again(waiting, { quantity: '100.00' }),
    again(filled, {}),
    again(waiting, { clientorderid: upper }),
    again(waiting, { quantity: '200' }),
    again(filled, { price: '3.80', ordertype: 'limit' }),
  ])
  const reused = [textByCode['request-id-reused'], '/clientorderid']
  expect(answers.map(({ said }) => said)).toEqual([...Array.from({ length: 5 }, () => 'accepted'), reused, reused])
  const [first, second, ...repeats] = answers.map(({ body }) => body)
  expect(repeats.slice(0, 3)).toEqual([first, second, first])
  expect(answers[1]?.data).toMatchObject({ state: 'filled', filled: '100' })
  expect((await acceptedOf(mine)).ids).toHaveLength(2)
})

it('gives the money to those who came first: a shortfall refuses an order, and a later one that fits is accepted', async () => {
  const mine = await desk.customer({ MYR: '1000.00' })
  const calls = ['100', '100', '100', '100', '100', '200'].map((quantity, n) =>
    of(mine, { quantity, price: n === 3 ? '1.00' : '3.80' }),
  )
  const other = await desk.customer({ MYR: '400.00' })
  calls.splice(2, 0, of(other))
  const short = [textByCode['insufficient-available-balance'], '/quantity']
  const outside = [textByCode['price-limit-exceeded'], '/price']
  const said = ['accepted', 'accepted', 'accepted', short, outside, short, short]
  expect((await inOneBatch(calls)).map((answer) => answer.said)).toEqual(said)
  expect(await acceptedOf(mine)).toEqual({
    transactions: 1,
    ids: calls.slice(0, 2).map(({ fields }) => fields['clientorderid']),
  })
  expect((await acceptedOf(other)).transactions).toBe(1)
  const cheaper = await inOneBatch([of(mine, { quantity: '600' }), of(mine, { price: '3.70', quantity: '100' })])
  expect(cheaper.map((answer) => answer.said)).toEqual([short, short])
})

it('refuses invalid orders with their own messages and accepts those beside them', async () => {
  const mine = await desk.customer({ MYR: '100000.00' })
  await desk.forward(5_000)
  const foreign = await desk.accepted(await desk.customer({ MYR: '1000.00' }), { code: CODE, quantity: '100' })
  const close = { action: 'close', price: '4.20' }
  const answers = await inOneBatch([
    of(mine),
    of(mine, { quantity: '150' }),
    of(mine, { price: '3.801' }),
    of(mine, { ...close, positionid: foreign.positionid }),
    of(mine, { ...close, positionid: 'no-such-position' }),
    of(mine, { code: 'XX9999' }),
    of(mine, { direction: 'short' }),
    of(mine, { daytrade: '1' }),
    of(mine),
  ])
  expect(answers.map(({ said }) => said)).toEqual([
    'accepted',
    [textByCode['not-whole-lots'], '/quantity'],
    [textByCode['off-tick'], '/price'],
    [textByCode['position-not-found'], '/positionid'],
    [textByCode['position-not-found'], '/positionid'],
    [textByCode['product-not-found'], '/code'],
    'accepted',
    [textByCode['day-trading-not-approved'], '/code'],
    'accepted',
  ])
  expect((await acceptedOf(mine)).transactions).toBe(1)
})

it('claims of a position what the orders before have left of it, in one batch with an order that opens', async () => {
  const mine = await desk.customer({ MYR: '100000.00' })
  // In a second of its own: the tests before may have emptied the book of theirs.
  await desk.forward(5_000)
  const { positionid, state } = await desk.accepted(mine, { code: CODE, quantity: '300' })
  expect(state).toBe('filled')
  await desk.forward(16 * 60_000)
  await desk.setPrice(CODE, '4.00')
  const close = { action: 'close', positionid, price: '4.20' }
  const calls = [
    of(mine, { ...close, quantity: '200' }),
    of(mine),
    of(mine, { ...close, quantity: '200' }),
    of(mine, { ...close, positionid: positionid.toUpperCase() }),
    of(mine, close),
  ]
  const above = [textByCode['above-position'], '/quantity']
  expect((await inOneBatch(calls)).map(({ said }) => said)).toEqual(['accepted', 'accepted', above, 'accepted', above])
})

it('does not let the orders of others wait for a locked account', async () => {
  const [slow, mine] = [await desk.customer({ MYR: '1000.00' }), await desk.customer({ MYR: '1000.00' })]
  const pending: { slow?: Promise<unknown> } = {}
  const late = [of(slow), of(slow, { quantity: '500' }), of(slow)]
  await whileLocked(slow, async () => {
    const both = answersTo([...late.slice(0, 2), of(mine)]).then((answers) => answers.map(({ said }) => said))
    pending.slow = both
    // Accepted in another order than answered: its connection answers in the order of the calls.
    await vi.waitFor(async () => expect((await acceptedOf(mine)).ids).toHaveLength(1), { timeout: 15_000 })
    expect((await orderAt(desk.url, mine, { code: CODE, quantity: '100', price: '3.80' })).status).toBe(1)
  })
  const short = [textByCode['insufficient-available-balance'], '/quantity']
  expect(await pending.slow).toEqual(['accepted', short, 'accepted'])
  expect((await orderAt(desk.url, slow, { code: CODE, quantity: '100', price: '3.80' })).status).toBe(1)
})

it('takes orders of one account on two processes together, never more than it can pay', async () => {
  const mine = await desk.customer({ MYR: '4000.00' })
  const calls = Array.from({ length: 30 }, () => of(mine))
  const halves = await Promise.all(
    [desk.url, twin.url].map((url, half) =>
      pipeline(
        url,
        '/trade/order',
        calls.filter((_, n) => n % 2 === half),
      ),
    ),
  )
  const said = halves.flat().map(({ body }) => (JSON.parse(body) as Answer).msg)
  const short = said.filter((msg) => msg === textByCode['insufficient-available-balance'])
  const { ids } = await acceptedOf(mine)
  expect([ids.length, short.length]).toEqual([10, 20])
})
