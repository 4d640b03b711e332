import type { OrderState } from '../../../../ports/Orders.ts'
import type { PositionState } from '../../../../ports/Positions.ts'
import type { Tone } from '../../../kit/figures/Badge.tsx'

/** The colour of the badge of an order's state; its word has the meaning. */
export const ORDER_TONE: Record<OrderState, Tone> = {
  pending: 'accent',
  partlyfilled: 'accent',
  filled: 'good',
  cancelled: 'neutral',
  rejected: 'bad',
  expired: 'neutral',
}

export const POSITION_TONE: Record<PositionState, Tone> = {
  pending: 'accent',
  holding: 'good',
  closing: 'accent',
  closed: 'neutral',
  cancelled: 'neutral',
}
