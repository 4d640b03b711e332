import { subtract } from 'effect/BigDecimal'
import { type Decimal, formatDecimal, sumOf } from '../../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../../domain/orders/order.ts'
import { triggeredSide } from '../../../../domain/orders/protection.ts'
import { isRejection } from '../../../platform/rejection/rejection.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isHeld, type Lease } from '../../../platform/jobs/lease.ts'
import { protectionOf } from '../../positions/protection/storedProtection.ts'
import type { ProtectionRow } from '../../positions/protection/tables.ts'
import { closableNow, purchasesOf } from '../../positions/storedPosition.ts'
import type { PositionRow } from '../../positions/tables.ts'
import { acceptOrder, type Triggered } from '../acceptOrder.ts'
import { endAll, endOrder, lockWaiting } from '../endOrder.ts'
import { isTheBrokers, type OrderRow } from '../tables.ts'
import type { MarketView } from '../view.ts'

/** The side that closes the position: one that was triggered before stays so. */
const sideNow = (row: ProtectionRow, last: Decimal): Triggered | undefined => {
  if (row.side !== null && row.trigger_price !== null) return { side: row.side, price: row.trigger_price }
  const side = triggeredSide(protectionOf(row), row.direction, row.stop_price ?? undefined, last)
  return side && { side, price: last }
}

const lockRows = async (tx: Tx, id: string) => {
  const position = await tx
    .selectFrom('positions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const row = await tx
    .selectFrom('protections')
    .selectAll()
    .where('position_id', '=', id)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return { position, row }
}

/** The quantity that may be closed once these waiting orders have ended. */
const closableWithout = async (tx: Tx, position: PositionRow, ending: ReadonlyArray<OrderRow>, now: Date) => {
  const freed = sumOf(
    ending.filter(({ action }) => action === 'close').map(({ filled, quantity }) => subtract(quantity, filled)),
  )
  const purchases = (await purchasesOf(tx, [position])).get(position.id) ?? []
  return closableNow({ ...position, closing: subtract(position.closing, freed) }, purchases, now).quantity
}

const termsOf = (position: PositionRow, quantity: Decimal, limit: Decimal | null): OrderTerms => ({
  action: 'close',
  direction: position.direction,
  type: limit === null ? 'market' : 'limit',
  timeInForce: 'gtc',
  quantity,
  ...(limit && { price: limit }),
  leverage: position.leverage,
})

/**
 * Triggers the protection of one position where its last price has reached a side and something of it may be closed: the
 * customer's waiting orders of the position end, the other side ends, and an order closes what may be closed, all in one
 * transaction. What may be closed only later is closed by a further order then, without a second trigger. Returns whether
 * an order was placed. Source: RULES.md, protective orders.
 */
export const closeProtected = async (
  tx: Tx,
  positionId: string,
  { now, view }: { readonly view: MarketView; readonly now: Date },
  lease?: Lease,
): Promise<boolean> => {
  const { prices } = view
  if (prices === undefined || view.trading !== 'open') return false
  if (lease && !(await isHeld(tx, lease))) return false
  const waiting = await lockWaiting(tx, positionId)
  // The broker closes all of it already, for another reason.
  if (waiting.some(isTheBrokers)) return false
  const { position, row } = await lockRows(tx, positionId)
  const triggered = row && position.state === 'holding' ? sideNow(row, prices.last) : undefined
  if (row === undefined || triggered === undefined) return false
  const ending = waiting.filter(({ client_order_id }) => client_order_id !== null)
  const quantity = await closableWithout(tx, position, ending, now)
  if (quantity.value <= 0n) return false
  await endAll(tx, ending, now, (order, its) => endOrder(order, its, 'cancelled', now))
  const free = await tx.selectFrom('positions').selectAll().where('id', '=', positionId).executeTakeFirstOrThrow()
  if (row.state === 'armed')
    await tx
      .updateTable('protections')
      .set({
        state: 'triggered',
        side: triggered.side,
        trigger_price: formatDecimal(triggered.price),
        triggered_at: now,
        updated_at: now,
      })
      .where('position_id', '=', positionId)
      .execute()
  const limit = triggered.side === 'stop-loss' ? row.stop_limit : null
  const order = {
    customerId: free.customer_id,
    clientOrderId: null,
    fingerprint: triggered.side,
    reason: triggered.side,
    triggered,
  }
  const terms = termsOf(free, quantity, limit)
  const accepted = await acceptOrder(tx, { ...order, terms, position: free, view, prices, at: now })
  return accepted !== 'taken' && !isRejection(accepted)
}
