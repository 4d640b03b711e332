import type { DepositState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, funds. */
export const DEPOSIT_STEPS: Readonly<Record<DepositState, Readonly<Record<string, DepositState>>>> = {
  'under-review': { 'a reviewer approves it': 'approved', 'a reviewer rejects it': 'rejected' },
  approved: {},
  rejected: {},
}
