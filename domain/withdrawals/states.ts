import type { WithdrawalState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, funds. */
export const WITHDRAWAL_STEPS: Readonly<Record<WithdrawalState, Readonly<Record<string, WithdrawalState>>>> = {
  'under-review': { 'it is paid': 'paid', 'a reviewer rejects it': 'rejected', 'the customer cancels': 'cancelled' },
  paid: {},
  rejected: {},
  cancelled: {},
}
