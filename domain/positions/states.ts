import type { PositionState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, orders. */
export const POSITION_STEPS: Readonly<Record<PositionState, Readonly<Record<string, PositionState>>>> = {
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
