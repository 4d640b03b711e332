import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../../domain/orders/order.ts'
import { isRejection } from '../../../platform/rejection/rejection.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isHeld, type Lease } from '../../../platform/jobs/lease.ts'
import { acceptOrder } from '../acceptOrder.ts'
import { endAll, endOrder, lockWaiting } from '../endOrder.ts'
import type { PositionRow } from '../../positions/tables.ts'
import { isTheBrokers } from '../tables.ts'
import type { MarketView } from '../view.ts'

/** Why the broker closes a position, and whether the reason still holds once it is locked. */
export interface ForcedClose {
  readonly reason: string
  readonly isDue: (position: PositionRow, price: Decimal) => boolean
}

/**
 * Closes one position for the broker: ends the customer's waiting orders of it and places the broker's own order to
 * close all of it, in one transaction. Neither the wait of fifteen minutes nor T+1 applies.
 */
export const forceClose = async (
  tx: Tx,
  positionId: string,
  { isDue, now, reason, view }: ForcedClose & { readonly view: MarketView; readonly now: Date },
  lease?: Lease,
): Promise<boolean> => {
  if (lease && !(await isHeld(tx, lease))) return false
  const waiting = await lockWaiting(tx, positionId)
  // An order that the broker places for a protection may wait at its limit: it is the customer's.
  if (waiting.some(isTheBrokers)) return false
  const locked = await tx
    .selectFrom('positions')
    .selectAll()
    .where('id', '=', positionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const price = (locked.direction === 'long' ? view.book.bids : view.book.asks)[0]?.price
  const { prices } = view
  if (price === undefined || prices === undefined || !isDue(locked, price)) return false
  await endAll(tx, waiting, now, (order, position) => endOrder(order, position, 'cancelled', now))
  const position = await tx.selectFrom('positions').selectAll().where('id', '=', positionId).executeTakeFirstOrThrow()
  const terms: OrderTerms = {
    action: 'close',
    direction: position.direction,
    type: 'market',
    timeInForce: 'day',
    quantity: position.quantity,
    leverage: position.leverage,
  }
  const order = { customerId: position.customer_id, clientOrderId: null, fingerprint: reason, reason }
  const accepted = await acceptOrder(tx, { ...order, terms, position, view, prices, at: now })
  return accepted !== 'taken' && !isRejection(accepted)
}
