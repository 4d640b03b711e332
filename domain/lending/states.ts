import type { ShareLoanState } from '../contract/enumerations.ts'

export type { ShareLoanState } from '../contract/enumerations.ts'

export type ShareLoanEvent = 'the customer recalls' | 'the shares come back'

const NEXT: Readonly<Record<ShareLoanState, Partial<Readonly<Record<ShareLoanEvent, ShareLoanState>>>>> = {
  lending: { 'the customer recalls': 'being-returned', 'the shares come back': 'ended' },
  'being-returned': { 'the shares come back': 'ended' },
  ended: {},
}

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, securities lending. */
export const afterShareLoanEvent = (state: ShareLoanState, event: ShareLoanEvent): ShareLoanState | undefined =>
  NEXT[state][event]
