import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { subtract, sum } from 'effect/BigDecimal'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { balance } from '../../../ledger/balances.ts'
import { isRejection } from '../../../platform/rejection/rejection.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { withBooks } from '../../../testing/books.ts'
import { longRuns } from '../../../testing/longRuns.ts'
import { acceptTogether } from './acceptTogether.ts'
import type { NewOrder, Outcome } from '../checkOrder.ts'
import { acceptAlone } from '../placeOrder.ts'
import { DAY, MINUTE } from '../../../platform/clock/instant.ts'
import { readOrder } from '../orderRequest.ts'
import { type Desk, OPEN, openDesk } from '../testing/desk.ts'

const CODE = '96038'
const OTHER = '96213'
let desk: Desk
let morning = Date.parse(OPEN)
withBooks(openDesk, async (opened) => {
  desk = opened
  await desk.setPrice(CODE, '4.00')
})

/** An order with faults of every kind; few ids, so that some are used again, with the same fields or others. */
const wish = fc.record({
  id: fc.nat(6),
  close: fc.boolean(),
  quantity: fc.constantFrom('100', '100', '200', '150', '5000'),
  away: fc.constantFrom('0.20', '0.20', '0.10', '0.201', '3.00'),
  short: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  code: fc.constantFrom(CODE, CODE, CODE, OTHER),
})
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never

/** A new customer with 5,000.00 and 500 shares that may soon be sold. */
const owner = async () => {
  const session = await desk.customer({ MYR: '4000.00' })
  await desk.forward(5_000)
  const { positionid, state } = await desk.accepted(session, { code: CODE, quantity: '500' })
  expect(state).toBe('filled')
  const { id } = await desk.broker.db
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', session.account)
    .executeTakeFirstOrThrow()
  const { available } = await balance(desk.broker.db, id, 'MYR')
  const amount = formatDecimal(subtract(decimal('5000.00'), available))
  await desk.control('/credit', { account: session.account, currency: 'MYR', amount })
  return { id, positionid }
}
type Owner = Awaited<ReturnType<typeof owner>>

const orderOf = ({ id, positionid }: Owner, ids: ReadonlyArray<string | null>, wanted: Wish, now: Date): NewOrder => {
  const isShort = wanted.short && !wanted.close
  const isSale = isShort || wanted.close
  const request = readOrder({
    code: wanted.code,
    direction: isShort ? 'short' : 'long',
    action: wanted.close ? 'close' : 'open',
    ordertype: 'limit',
    // No price reaches the book: the sweep must not fill one of two customers before the other.
    price: formatDecimal((isSale ? sum : subtract)(decimal('4.00'), decimal(wanted.away))),
    quantity: wanted.quantity,
    ...(wanted.close && { positionid }),
  })
  if (isRejection(request)) throw new Error('not an order')
  return { customerId: id, clientOrderId: ids[wanted.id] ?? '', request, currency: 'MYR', now }
}

/** What an outcome says, without what differs between two customers. */
const shown = (outcome: Outcome | 'again'): ReadonlyArray<unknown> => {
  if (outcome === 'again') return [outcome]
  return isRejection(outcome) ? [outcome.code, outcome.field] : ['accepted']
}

it(
  'decides about the orders of a batch as about the same orders one after the other (property)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 12 }), async (wishes) => {
        // Another Monday morning: what was bought can be sold after a quarter of an hour, before the break at noon.
        await desk.at(new Date((morning += 7 * DAY)).toISOString())
        const [one, other] = [await owner(), await owner()]
        await desk.forward(16 * MINUTE)
        for (const code of [CODE, OTHER]) await desk.setPrice(code, '4.00')
        const { broker } = desk
        const now = await broker.clock.now()
        const ids: ReadonlyArray<string | null> = Array.from({ length: 7 }, () => randomUUID())
        const orders = wishes.map((wanted) => orderOf(one, ids, wanted, now))
        const together = await transaction(broker.db, (tx) => acceptTogether(tx, broker, orders), 'read committed')
        const alone: Array<Outcome | 'again'> = []
        for (const wanted of wishes) alone.push(await acceptAlone(broker, orderOf(other, ids, wanted, now)))
        expect(together.map(shown)).toEqual(alone.map(shown))
        const left = async ({ id, positionid }: Owner) => {
          const { available, held } = await balance(broker.db, id, 'MYR')
          const position = await broker.db.selectFrom('positions').selectAll().where('id', '=', positionid).execute()
          const placed = await broker.db
            .selectFrom('orders')
            .selectAll()
            .where('customer_id', '=', id)
            .orderBy('sequence')
            .execute()
          return {
            money: [formatDecimal(available), formatDecimal(held)],
            closing: position.map(({ closing }) => formatDecimal(closing)),
            orders: placed.map(({ client_order_id, direction, held: reserved, quantity, type, expires_at }) => [
              ids.indexOf(client_order_id),
              direction,
              type,
              formatDecimal(reserved),
              formatDecimal(quantity),
              expires_at,
            ]),
          }
        }
        expect(await left(one)).toEqual(await left(other))
      }),
      { numRuns: longRuns(8, 100) },
    )
  },
  longRuns(60_000, 900_000),
)
