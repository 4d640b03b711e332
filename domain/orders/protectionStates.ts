import type { ProtectionState } from '../contract/enumerations.ts'

export type { ProtectionState } from '../contract/enumerations.ts'

export type ProtectionEvent =
  | 'first fill of the order that opens'
  | 'order that opens ends unfilled'
  | 'last price reaches a side'
  | 'position is closed'
  | 'customer cancels its order'

const NEXT: Readonly<Record<ProtectionState, Partial<Readonly<Record<ProtectionEvent, ProtectionState>>>>> = {
  waiting: { 'first fill of the order that opens': 'active', 'order that opens ends unfilled': 'ended' },
  active: { 'last price reaches a side': 'triggered', 'position is closed': 'ended' },
  triggered: { 'position is closed': 'ended', 'customer cancels its order': 'ended' },
  ended: {},
}

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, protective orders. */
export const afterProtectionEvent = (state: ProtectionState, event: ProtectionEvent): ProtectionState | undefined =>
  NEXT[state][event]
