import { isImmediate, type TimeInForce } from './order.ts'
import type { OrderState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, orders. */
export const ORDER_STEPS: Readonly<Record<OrderState, Readonly<Record<string, OrderState>>>> = {
  pending: {
    'fill in part': 'partlyfilled',
    'fill the rest': 'filled',
    cancel: 'cancelled',
    reject: 'rejected',
    'close of the market': 'expired',
  },
  partlyfilled: {
    'fill in part': 'partlyfilled',
    'fill the rest': 'filled',
    cancel: 'cancelled',
    'close of the market': 'expired',
  },
  filled: {},
  cancelled: {},
  rejected: {},
  expired: {},
}

/** Whether it can still be filled: every other state is final. */
export const isWaitingOrder = (state: OrderState): boolean => Object.keys(ORDER_STEPS[state]).length > 0

/** The facts of an order from which follows whether it can be changed. */
interface Waiting {
  /** Null where the broker placed it. */
  readonly clientOrderId: string | null
  readonly state: OrderState
  readonly timeInForce: TimeInForce
}

/**
 * Whether the customer can change it: every order of their own that waits; one that is filled at once or not at all never
 * does. Source: RULES.md, orders.
 */
export const isChangeable = ({ clientOrderId, state, timeInForce }: Waiting): boolean =>
  clientOrderId !== null && isWaitingOrder(state) && !isImmediate(timeInForce)
