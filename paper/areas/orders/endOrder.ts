import { subtract } from 'effect/BigDecimal'
import { zero } from '../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../domain/money/money.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { available, held, move } from '../../ledger/entry.ts'
import type { Change } from './matching/changes.ts'
import { withoutOpening } from '../positions/positionSums.ts'
import type { OrderRow, OrderState } from './tables.ts'
import type { PositionRow } from '../positions/tables.ts'

type Final = Exclude<OrderState, 'pending' | 'partlyfilled'>

/**
 * Ends a pending order: the money it reserved is released, and so is the quantity it reserved of a position. The rest
 * is counted from what was filled, never from what was ordered.
 */
export const endOrder = (
  order: OrderRow,
  position: PositionRow,
  state: Final,
  at: Date,
  reason = order.reason,
): Change => {
  const left = subtract(order.quantity, order.filled)
  const ended: OrderRow = { ...order, state, reason, held: zero, updated_at: at }
  const freed =
    order.action === 'open' ? withoutOpening(position) : { ...position, closing: subtract(position.closing, left) }
  const base = { order: ended, position: freed, fills: [], realised: undefined }
  if (order.held.value === 0n) return { ...base, transfers: [], used: undefined }
  const money = { amount: roundToMinor(order.held, order.currency), currency: order.currency }
  const entries = move(held(order.customer_id), available(order.customer_id), money)
  return {
    ...base,
    transfers: [{ id: uuidv7(at), kind: 'order-released', reference: order.id, at, entries }],
    used: { id: order.id, captured: zero, released: order.held },
  }
}
