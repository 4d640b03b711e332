import { subtract } from 'effect/BigDecimal'
import { compare, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { money } from '../../../domain/money/money.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { available, entry, house, move, assertFunded } from '../../ledger/entry.ts'
import { capture, release } from '../../ledger/holds.ts'
import { post } from '../../ledger/post.ts'
import { writeMessage } from '../messages/write.ts'
import type { FollowOrderRow } from './row.ts'
import { type Valuing, worthOf } from './worth.ts'

/**
 * Locks a running order of any customer: two transactions that end it wait for each other, and the second finds none.
 */
export const lockRunning = (tx: Tx, id: string): Promise<FollowOrderRow | undefined> =>
  tx
    .selectFrom('product_orders')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 0)
    .forUpdate()
    .executeTakeFirst()

/**
 * Ends a locked running order and pays out its value: releases the reserved amount, after a loss was booked to the
 * broker's account, and credits a profit from that account. At the product's end the valuation of that moment counts.
 * Source: RULES.md, copy trading.
 */
export const payOut = async (
  tx: Tx,
  clock: Clock,
  row: FollowOrderRow,
  valuing: Valuing,
  now: Date,
): Promise<FollowOrderRow> => {
  const { amount, customer_id: customerId, currency, ends_at, hold_id, id } = row
  if (amount === null || hold_id === null) throw new Error(`order ${id} has nothing set aside`)
  const hasMatured = ends_at !== null && ends_at <= now
  const value = worthOf(row, valuing)?.value ?? amount
  const profit = subtract(value, amount)
  if (compare(profit, zero) < 0) {
    const loss = money(subtract(amount, value), currency)
    const to = [entry(house('clearing'), loss)]
    await capture(tx, clock, { id: uuidv7(now), hold: hold_id, kind: 'follow-loss', reference: id, to })
  }
  await release(tx, clock, { id: uuidv7(now), hold: hold_id })
  if (compare(profit, zero) > 0) {
    const entries = move(house('clearing'), available(customerId), money(profit, currency))
    assertFunded(await post(tx, clock, { id: uuidv7(now), kind: 'follow-profit', reference: id, entries }))
  }
  const parameters = { product: row.name, paid: money(value, currency), money: money(amount, currency) }
  const kind = hasMatured ? 'follow-matured' : 'follow-redeemed'
  await writeMessage(tx, { customerId, kind, parameters, at: now })
  return tx
    .updateTable('product_orders')
    .set({
      status: 1,
      paid_out: formatDecimal(value),
      ended_at: hasMatured ? ends_at : now,
      ended_by: hasMatured ? 'matured' : 'redeemed',
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
