import type { CreditState } from '../contract/enumerations.ts'

export type { CreditState } from '../contract/enumerations.ts'

export type CreditEvent = 'the rest is repaid' | 'it is due and the wallet has too little'

const NEXT: Readonly<Record<CreditState, Partial<Readonly<Record<CreditEvent, CreditState>>>>> = {
  running: { 'the rest is repaid': 'repaid', 'it is due and the wallet has too little': 'overdue' },
  overdue: { 'the rest is repaid': 'repaid' },
  repaid: {},
}

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, credit loans. */
export const afterCreditEvent = (state: CreditState, event: CreditEvent): CreditState | undefined => NEXT[state][event]
