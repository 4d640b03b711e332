import { subtract } from 'effect/BigDecimal'
import { zero } from '../../../domain/money/decimal.ts'
import type { OrderState } from '../../../domain/contract/enumerations.ts'
import { roundToMinor } from '../../../domain/money/money.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { available, held, move } from '../../ledger/entry.ts'
import type { Change } from './matching/changes.ts'
import { readPositions, readWaiting } from './matching/reads.ts'
import { writeChanges } from './matching/writeChanges.ts'
import { withoutOpening } from '../positions/storedPosition.ts'
import type { OrderRow } from './tables.ts'
import type { PositionRow } from '../positions/tables.ts'
import { type MarketView, oppositeOf } from './view.ts'

type Final = Exclude<OrderState, 'pending' | 'partlyfilled'>

/**
 * Ends a pending order: the money it reserved is released, and so is the quantity it reserved of a position. The rest
 * is the ordered quantity less the filled one.
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
    transfers: [{ id: uuidv7(at), kind: 'order-released', reference: order.id, entries }],
    used: { id: order.id, captured: zero, released: order.held },
  }
}

/** Why the rest of an order that had to be filled at once was cancelled. */
const NOT_FILLED = 'not-filled-at-once'

/** Ends what could not be filled at once of an order that may not wait. */
export const endUnfilled = (order: OrderRow, position: PositionRow, at: Date): Change =>
  endOrder(order, position, 'cancelled', at, NOT_FILLED)

/** Changes orders; two of one position each start from the result of the other, which `positions` has then. */
export const changeEach = (
  orders: ReadonlyArray<OrderRow>,
  positions: Map<string, PositionRow>,
  change: (order: OrderRow, position: PositionRow) => Change,
): ReadonlyArray<Change> =>
  orders.map((order) => {
    const position = positions.get(order.position_id)
    if (position === undefined) throw new Error(`order ${order.id} has no position`)
    const changed = change(order, position)
    positions.set(position.id, changed.position)
    return changed
  })

/** Ends several locked orders together. */
export const endAll = async (
  tx: Tx,
  clock: Clock,
  orders: ReadonlyArray<OrderRow>,
  at: Date,
  end: (order: OrderRow, position: PositionRow) => Change,
): Promise<ReadonlyArray<Change>> => {
  const changes = changeEach(orders, await readPositions(tx, orders), end)
  await writeChanges(tx, clock, changes, at)
  return changes
}

/** Why the market refuses a new order without trying to fill it. */
const refusalOf = (order: OrderRow, view: MarketView): string | undefined => {
  if (view.trading === 'halted') return 'trading-halted'
  if (view.trading !== 'open') return 'non-trading-time'
  return order.type === 'market' && oppositeOf(view, order.side).length === 0 ? 'price-not-obtained' : undefined
}

/** Ends the new orders that the market refuses; the others remain to be filled. */
export const refuseArrivals = async (
  tx: Tx,
  clock: Clock,
  arrivals: ReadonlyArray<string>,
  views: ReadonlyMap<string, MarketView>,
  at: Date,
): Promise<ReadonlyArray<Change>> => {
  const isDoubtful = ({ book, trading }: MarketView) =>
    trading !== 'open' || book.bids.length === 0 || book.asks.length === 0
  if (![...views.values()].some(isDoubtful)) return []
  const reasonOf = (order: OrderRow) => {
    const view = order.state === 'pending' ? views.get(order.code) : undefined
    return view && refusalOf(order, view)
  }
  const orders = (await readWaiting(tx, arrivals)).filter((order) => reasonOf(order) !== undefined)
  return endAll(tx, clock, orders, at, (order, position) => endOrder(order, position, 'rejected', at, reasonOf(order)))
}
