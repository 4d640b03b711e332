import type { WithdrawalState } from '../contract/enumerations.ts'

export type { WithdrawalState } from '../contract/enumerations.ts'

export type WithdrawalEvent = 'it is paid' | 'a reviewer rejects it' | 'the customer cancels'

const NEXT: Readonly<Record<WithdrawalState, Partial<Readonly<Record<WithdrawalEvent, WithdrawalState>>>>> = {
  'under-review': { 'it is paid': 'paid', 'a reviewer rejects it': 'rejected', 'the customer cancels': 'cancelled' },
  paid: {},
  rejected: {},
  cancelled: {},
}

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, funds. */
export const afterWithdrawalEvent = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | undefined =>
  NEXT[state][event]
