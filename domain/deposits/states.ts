import type { DepositState } from '../contract/enumerations.ts'

export type { DepositState } from '../contract/enumerations.ts'

export type DepositEvent = 'a reviewer approves it' | 'a reviewer rejects it'

const NEXT: Readonly<Record<DepositState, Partial<Readonly<Record<DepositEvent, DepositState>>>>> = {
  'under-review': { 'a reviewer approves it': 'approved', 'a reviewer rejects it': 'rejected' },
  approved: {},
  rejected: {},
}

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, funds. */
export const afterDepositEvent = (state: DepositState, event: DepositEvent): DepositState | undefined =>
  NEXT[state][event]
