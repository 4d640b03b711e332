import type { ProtectionState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, protective orders. */
export const PROTECTION_STEPS: Readonly<Record<ProtectionState, Readonly<Record<string, ProtectionState>>>> = {
  waiting: { 'first fill of the order that opens': 'active', 'order that opens ends unfilled': 'ended' },
  active: { 'last price reaches a side': 'triggered', 'position is closed': 'ended' },
  triggered: { 'position is closed': 'ended', 'customer cancels its order': 'ended' },
  ended: {},
}
