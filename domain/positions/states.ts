import type { PositionState } from '../contract/enumerations.ts'

export type { PositionState } from '../contract/enumerations.ts'

export type PositionEvent =
  | 'first fill'
  | 'the order that opens ends unfilled'
  | 'the order that opens ends'
  | 'an order to close waits'
  | 'no order to close waits'
  | 'all of it is closed'
  | 'all filled so far is closed'

const NEXT: Readonly<Record<PositionState, Partial<Readonly<Record<PositionEvent, PositionState>>>>> = {
  pending: {
    'first fill': 'holding',
    'the order that opens ends unfilled': 'cancelled',
    'the order that opens ends': 'closed',
  },
  holding: {
    'an order to close waits': 'closing',
    'all of it is closed': 'closed',
    'all filled so far is closed': 'pending',
  },
  closing: {
    'no order to close waits': 'holding',
    'all of it is closed': 'closed',
    'all filled so far is closed': 'pending',
  },
  closed: {},
  cancelled: {},
}

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, orders. */
export const afterPositionEvent = (state: PositionState, event: PositionEvent): PositionState | undefined =>
  NEXT[state][event]
