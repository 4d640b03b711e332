/** The state of an order. */
export type OrderState = 'pending' | 'partlyfilled' | 'filled' | 'cancelled' | 'rejected' | 'expired'

export type OrderEvent = 'fill in part' | 'fill the rest' | 'cancel' | 'reject' | 'close of the market'

const NEXT: Readonly<Record<OrderState, Partial<Readonly<Record<OrderEvent, OrderState>>>>> = {
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

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, orders. */
export const afterOrderEvent = (state: OrderState, event: OrderEvent): OrderState | undefined => NEXT[state][event]

/** Whether it can still be filled: every other state is final. */
export const isWaitingOrder = (state: OrderState): boolean => Object.keys(NEXT[state]).length > 0
