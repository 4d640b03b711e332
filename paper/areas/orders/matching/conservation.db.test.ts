import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { audit } from '../../../ledger/audit.ts'
import { auditMovements } from '../../records/audit.ts'
import { type Answer, callAt, type Session } from '../../../testing/broker.ts'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import { auditTrading } from '../audit.ts'
import { type Desk, openDesk, type Order, orderAt } from '../testing/desk.ts'
import { longRuns } from '../../../testing/longRuns.ts'

const CODE = '96038'
const CUSTOMERS = 3

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

type Act =
  | {
      readonly do: 'order'
      readonly by: number
      readonly short: boolean
      readonly leverage: string
      readonly lots: number
      readonly offset: number | undefined
    }
  | { readonly do: 'close'; readonly nth: number; readonly share: number; readonly offset: number | undefined }
  | { readonly do: 'cancel'; readonly nth: number }
  | { readonly do: 'top-up'; readonly nth: number; readonly amount: number }
  | { readonly do: 'sweep' }

const offset = fc.option(fc.integer({ min: -12, max: 12 }), { nil: undefined })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      by: fc.nat(CUSTOMERS - 1),
      short: fc.boolean(),
      leverage: fc.constantFrom('1', '2', '5'),
      lots: fc.integer({ min: 1, max: 60 }),
      offset,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      nth: fc.nat(8),
      share: fc.integer({ min: 1, max: 4 }),
      offset,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth: fc.nat(8) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('top-up' as const),
      nth: fc.nat(8),
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
)
/** The simultaneous actions of one moment; then time passes and the price moves. */
const moment = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 5 }),
  passes: fc.constantFrom(SECOND, 5 * SECOND, 20 * MINUTE),
  price: fc.constantFrom('2.80', '3.20', '3.38', '3.60', '4.10', '4.35'),
})

let base = 3.38
/** A limit some ticks from the last set price; none is a market order. */
const priceOf = (ticks: number | undefined) => (ticks === undefined ? {} : { price: (base + ticks / 100).toFixed(2) })

it(
  'neither loses nor creates money, whatever several customers do at the same time in two processes (property)',
  { retry: 0, timeout: longRuns(180_000, 3_600_000) },
  async () => {
    let week = Date.parse('2026-01-19T01:30:00Z')
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 2, maxLength: 7 }), async (moments) => {
        // Each run has a day of its own, so that prices set in one do not affect the next.
        await desk.at(new Date(week).toISOString())
        week += 7 * 24 * 60 * MINUTE
        await desk.setPrice(CODE, '3.38')
        base = 3.38
        const who: ReadonlyArray<Session> = await Promise.all(
          Array.from({ length: CUSTOMERS }, () => desk.customer({ MYR: '20000.00' })),
        )
        const orders: Array<{ readonly session: Session; readonly order: Order }> = []
        let calls = 0
        const url = () => (calls++ % 2 === 0 ? desk.url : twin.url)
        const pick = (nth: number) => orders[nth % Math.max(orders.length, 1)]

        const run = async (one: Act): Promise<void> => {
          if (one.do === 'sweep') return desk.sweep()
          if (one.do === 'order') {
            const session = who[one.by]
            if (session === undefined) return
            const fields = {
              code: CODE,
              direction: one.short ? 'short' : 'long',
              leverage: one.leverage,
              quantity: String(one.lots * 100),
            }
            const { data, msg, status } = await orderAt(url(), session, { ...fields, ...priceOf(one.offset) })
            expect(msg).not.toBe(textByCode['system-busy'])
            if (status === 1) orders.push({ session, order: data })
            return
          }
          const found = pick(one.nth)
          if (found === undefined) return
          const { order, session } = found
          const answers: Answer =
            one.do === 'cancel'
              ? await callAt(url(), '/trade/cancelorder', { orderid: order.id, requestid: randomUUID() }, session)
              : one.do === 'top-up'
                ? await callAt(
                    url(),
                    '/trade/addmargin',
                    { positionid: order.id, amount: String(one.amount), requestid: randomUUID() },
                    session,
                  )
                : await orderAt(url(), session, {
                    code: CODE,
                    direction: order.direction,
                    action: 'close',
                    positionid: order.id,
                    quantity: String(Math.max(1, Math.round(Number(order.quantity) / 100 / one.share)) * 100),
                    ...priceOf(one.offset),
                  })
          expect(answers.msg).not.toBe(textByCode['system-busy'])
        }

        for (const { acts, passes, price } of moments) {
          await Promise.all(acts.map(run))
          expect(await auditTrading(desk.broker.db)).toEqual([])
          await desk.forward(passes)
          await desk.setPrice(CODE, price)
          base = Number(price)
          await desk.sweep()
        }
        expect(await auditTrading(desk.broker.db)).toEqual([])
        expect(await audit(desk.broker.db)).toEqual([])
        expect(await auditMovements(desk.broker.db)).toEqual([])
      }),
      { numRuns: longRuns(8, 140), endOnFailure: true },
    )
    const counted = await desk.broker.db
      .selectFrom('fills')
      .select(['action', ({ fn }) => fn.countAll<bigint>().as('count')])
      .groupBy('action')
      .execute()
    // The runs must include purchases and sales, or they prove nothing.
    expect(counted.map(({ action }) => action).toSorted()).toEqual(['close', 'open'])
  },
)
