import type { CreditState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, credit loans. */
export const CREDIT_STEPS: Readonly<Record<CreditState, Readonly<Record<string, CreditState>>>> = {
  running: { 'the rest is repaid': 'repaid', 'it is due and the wallet has too little': 'overdue' },
  overdue: { 'the rest is repaid': 'repaid' },
  repaid: {},
}
