import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { audit } from '../../../ledger/audit.ts'
import { auditMovements } from '../../records/audit.ts'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import { callAt, type Session } from '../../../testing/broker.ts'
import { longRuns } from '../../../testing/longRuns.ts'
import { auditTrading } from '../audit.ts'
import { sweep } from '../matching/sweep.ts'
import { type Desk, openDesk, orderAt } from '../testing/desk.ts'

const CODE = '96038'
const CUSTOMERS = 2

let desk: Desk
let twin: Awaited<ReturnType<Desk['twin']>>
beforeAll(async () => {
  desk = await openDesk()
  twin = await desk.twin()
})
afterAll(async () => {
  await twin.stop()
  await desk.stop()
})

const distance = fc.integer({ min: 1, max: 40 })
const protection = fc.record({
  stop: fc.option(distance, { nil: undefined }),
  trail: fc.option(distance, { nil: undefined }),
  profit: fc.option(distance, { nil: undefined }),
  limited: fc.boolean(),
})
type Kind = typeof protection extends fc.Arbitrary<infer P> ? P : never

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      by: fc.nat(CUSTOMERS - 1),
      short: fc.boolean(),
      leverage: fc.constantFrom('1', '5'),
      lots: fc.integer({ min: 1, max: 300 }),
      offset: fc.option(fc.integer({ min: -10, max: 10 }), { nil: undefined }),
      timeinforce: fc.constantFrom('day', 'gtc', 'ioc', 'fok'),
      protection,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('protect' as const), nth: fc.nat(8), protection }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('close' as const), nth: fc.nat(8), share: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('amend' as const),
      nth: fc.nat(8),
      offset: fc.integer({ min: -10, max: 10 }),
      lots: fc.integer({ min: 1, max: 300 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelall' as const), by: fc.nat(CUSTOMERS - 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
)
/** The simultaneous acts of one moment; then time passes, the market may be halted, and the price jumps. */
const moment = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 4 }),
  passes: fc.constantFrom(SECOND, 5 * SECOND, 20 * MINUTE),
  halted: fc.boolean(),
  price: fc.constantFrom('3.20', '3.38', '3.60', '3.80', '4.10', '4.20'),
})

let base = 3.38
const near = (cents: number) => (base + cents / 100).toFixed(2)

/** The fields of a protection around the last set price; refused ones are part of the game. */
const fieldsOf = ({ limited, profit, stop, trail }: Kind, isShort: boolean): Record<string, string> => {
  const sign = isShort ? -1 : 1
  const atStop =
    stop === undefined ? {} : { stoploss: near(-sign * stop), ...(limited && { stoplimit: near(-sign * (stop + 3)) }) }
  return {
    ...(trail === undefined ? atStop : { trailpercent: (trail / 4 + 0.5).toFixed(2) }),
    ...(profit !== undefined && { takeprofit: near(sign * profit) }),
  }
}

/** What must never be: a protection with two sides, a trigger twice, more closed than was held. */
const broken = async (): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    select 'position ' || position_id || ' was closed by ' || string_agg(distinct protects, ' and ') as problem
      from (select o.position_id, o.protects, r.created_at from orders o join protections r using (position_id)
        where o.protects is not null and o.created_at >= coalesce(r.triggered_at, o.created_at)) o
      group by position_id having count(distinct protects) > 1
    union all
    select 'position ' || position_id || ' has several orders of one protection at ' || created_at
      from orders where protects is not null group by position_id, created_at having count(*) > 1
    union all
    select 'position ' || id || ' closed ' || closed || ' of ' || opened from positions where closed > opened
    union all
    select 'position ' || p.id || ' holds something though nothing of its protection waits: ' || p.quantity
      from positions p join protections r on r.position_id = p.id
      where r.state = 'triggered' and r.ended_at is null and r.triggered_at > p.last_closed_at and p.quantity > 0
        and not exists (select from orders o where o.position_id = p.id and o.protects is not null)
    union all
    select 'the stop of ' || position_id || ' trails nothing' from protections
      where trail is not null and (trail_price is null) <> (stop_price is null)`.execute(desk.broker.db)
  return rows.map(({ problem }) => problem)
}

it(
  'closes no position twice and never more than is held, whatever market and customers do in two processes (property)',
  { retry: 0, timeout: longRuns(240_000, 3_600_000) },
  async () => {
    let week = Date.parse('2026-01-20T01:30:00Z')
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 7 }), async (moments) => {
        await desk.at(new Date(week).toISOString())
        week += 7 * 24 * 60 * MINUTE
        await desk.setPrice(CODE, '3.60')
        base = 3.6
        const who: ReadonlyArray<Session> = await Promise.all(
          Array.from({ length: CUSTOMERS }, () => desk.customer({ MYR: '500000.00' })),
        )
        const orders: Array<{ session: Session; id: string; short: boolean; quantity: number }> = []
        let calls = 0
        const url = () => (calls++ % 2 === 0 ? desk.url : twin.url)
        const pick = (nth: number) => orders[nth % Math.max(orders.length, 1)]
        const requestid = () => ({ requestid: randomUUID() })

        const run = async (one: typeof act extends fc.Arbitrary<infer A> ? A : never): Promise<void> => {
          if (one.do === 'sweep') return void (await sweep(desk.broker))
          if (one.do === 'cancelall') {
            const session = who[one.by]
            if (session) expect((await callAt(url(), '/trade/cancelorders', requestid(), session)).status).toBe(1)
            return
          }
          if (one.do === 'order') {
            const session = who[one.by]
            if (session === undefined) return
            const kept = one.offset === undefined && one.timeinforce === 'gtc' ? 'day' : one.timeinforce
            const { data, msg, status } = await orderAt(url(), session, {
              code: CODE,
              direction: one.short ? 'short' : 'long',
              leverage: one.leverage,
              quantity: String(one.lots * 100),
              timeinforce: kept,
              ...(one.offset !== undefined && { price: near(one.offset) }),
              ...fieldsOf(one.protection, one.short),
            })
            expect(msg).not.toBe(textByCode['system-busy'])
            if (status === 1) orders.push({ session, id: data.id, short: one.short, quantity: one.lots })
            return
          }
          const found = pick(one.nth)
          if (found === undefined) return
          const { id, quantity, session, short } = found
          const answer =
            one.do === 'protect'
              ? await callAt(
                  url(),
                  '/trade/protect',
                  { positionid: id, ...requestid(), ...fieldsOf(one.protection, short) },
                  session,
                )
              : one.do === 'amend'
                ? await callAt(
                    url(),
                    '/trade/amendorder',
                    { orderid: id, price: near(one.offset), quantity: String(one.lots * 100), ...requestid() },
                    session,
                  )
                : await orderAt(url(), session, {
                    code: CODE,
                    direction: short ? 'short' : 'long',
                    action: 'close',
                    positionid: id,
                    quantity: String(Math.max(1, Math.round(quantity / one.share)) * 100),
                  })
          expect(answer.msg).not.toBe(textByCode['system-busy'])
        }

        for (const { acts, halted, passes, price } of moments) {
          await Promise.all(acts.map(run))
          if (halted) await desk.control('/market/halt', { code: CODE })
          await desk.forward(passes)
          if (halted) await desk.control('/market/resume', { code: CODE })
          await desk.setPrice(CODE, price)
          base = Number(price)
          // Two sweeps at the same time, as where a lease has just passed from one process to the other.
          await Promise.all([sweep(desk.broker), sweep(desk.broker)])
          expect(await broken()).toEqual([])
        }
        expect(await auditTrading(desk.broker.db)).toEqual([])
        expect(await audit(desk.broker.db)).toEqual([])
        expect(await auditMovements(desk.broker.db)).toEqual([])
      }),
      { numRuns: longRuns(12, 120), endOnFailure: true },
    )
    const counted = await desk.broker.db
      .selectFrom('orders')
      .select('protects')
      .where('protects', 'is not', null)
      .execute()
    // The runs must trigger something of every kind, or they prove nothing.
    expect(new Set(counted.map(({ protects }) => protects)).size).toBeGreaterThan(1)
  },
)
