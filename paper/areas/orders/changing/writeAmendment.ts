import { negate, subtract } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { formatDecimal, zero } from '../../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../../domain/money/money.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { reject, type Rejection } from '../../../platform/rejection/rejection.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { available, held, move, Shortfall } from '../../../ledger/entry.ts'
import { postAll } from '../../../ledger/postAll.ts'
import type { OrderRow } from '../tables.ts'

/** A locked order before and after a change of its price or quantity. */
export interface ChangedOrder {
  readonly before: OrderRow
  readonly after: OrderRow
  readonly keepsPlace: boolean
}

/** Moves the difference of the money that an order holds. */
const moveMoney = async (
  tx: Tx,
  clock: Clock,
  { after, before }: ChangedOrder,
  at: Date,
): Promise<Shortfall | undefined> => {
  const more = subtract(after.held, before.held)
  if (more.value === 0n) return undefined
  const { currency, customer_id: owner, id } = before
  const isMore = more.value > 0n
  const amount = roundToMinor(isMore ? more : negate(more), currency)
  const accounts = [available(owner), held(owner)] as const
  const entries = move(accounts[isMore ? 0 : 1], accounts[isMore ? 1 : 0], { amount, currency })
  const transfers = [{ id: uuidv7(at), kind: isMore ? 'order' : 'order-released', reference: id, entries }]
  const change = isMore ? { grown: [{ id, amount }] } : { used: [{ id, captured: zero, released: amount }] }
  return postAll(tx, clock, { transfers, ...change })
}

/** Writes a change of a locked order: its fields, what it holds or claims, and its place in the book. */
export const writeAmendment = async (
  tx: Tx,
  clock: Clock,
  change: ChangedOrder,
  at: Date,
): Promise<OrderRow | Rejection<'insufficient-available-balance'>> => {
  const { after, before, keepsPlace } = change
  if ((await moveMoney(tx, clock, change, at)) instanceof Shortfall)
    return reject('insufficient-available-balance', '/quantity')
  const more = subtract(after.quantity, before.quantity)
  if (before.action === 'close' && more.value !== 0n)
    await tx
      .updateTable('positions')
      .set({ closing: sql<string>`closing + ${formatDecimal(more)}::numeric`, version: sql<number>`version + 1` })
      .where('id', '=', before.position_id)
      .execute()
  const place = keepsPlace ? sql`` : sql`, sequence = default`
  const { rows } = await sql<OrderRow>`
    update orders set price = ${after.price && formatDecimal(after.price)}, quantity = ${formatDecimal(after.quantity)},
      worst_price = ${formatDecimal(after.worst_price)},
      hold_price = ${after.hold_price && formatDecimal(after.hold_price)}, held = ${formatDecimal(after.held)},
      updated_at = ${at}, version = version + 1 ${place}
    where id = ${before.id} returning *`.execute(tx)
  const [written] = rows
  if (written === undefined) throw new Error(`order ${before.id} is missing`)
  await sql`
    insert into order_changes (order_id, customer_id, at, old_price, price, old_quantity, quantity)
    values (${before.id}, ${before.customer_id}, ${at}, ${before.price && formatDecimal(before.price)},
      ${after.price && formatDecimal(after.price)}, ${formatDecimal(before.quantity)}, ${formatDecimal(after.quantity)})`.execute(
    tx,
  )
  return written
}
