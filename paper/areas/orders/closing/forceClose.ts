import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { PositionRow } from '../../positions/tables.ts'
import { isTheBrokers } from '../tables.ts'
import type { ClosingWork } from './closeInBatches.ts'
import type { Closing, LockedPosition } from './closeTogether.ts'

/** Why the broker closes a position, and whether the reason still holds once it is locked. */
export interface ForcedClose {
  readonly reason: string
  readonly isDue: (position: PositionRow, price: Decimal) => boolean
}

const closingOf = (
  { position, view, waiting }: LockedPosition,
  { isDue, reason }: ForcedClose,
  at: Date,
): Closing | undefined => {
  // An order that the broker places for a protection may wait at its limit: it is the customer's.
  if (waiting.some(isTheBrokers)) return undefined
  const price = (position.direction === 'long' ? view.book.bids : view.book.asks)[0]?.price
  const { prices } = view
  if (price === undefined || prices === undefined || !isDue(position, price)) return undefined
  return {
    position,
    ending: waiting,
    orderOf: (free) => {
      const { customer_id: customerId, direction, leverage, quantity } = free
      const terms = { action: 'close', direction, type: 'market', timeInForce: 'day', quantity, leverage } as const
      return { customerId, clientOrderId: null, fingerprint: reason, reason, terms, position: free, view, prices, at }
    },
  }
}

/**
 * Decides to close positions for the broker: the customer's waiting orders of a position end, and the broker's own order
 * closes all of it. Neither the wait of fifteen minutes nor T+1 applies.
 */
export const forcedCloses =
  (rule: ForcedClose, now: Date): ClosingWork['decide'] =>
  async (_tx, locked) =>
    locked.flatMap((one) => closingOf(one, rule, now) ?? [])
