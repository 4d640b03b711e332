import type { ShareLoanState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, securities lending. */
export const SHARE_LOAN_STEPS: Readonly<Record<ShareLoanState, Readonly<Record<string, ShareLoanState>>>> = {
  lending: { 'the customer recalls': 'being-returned', 'the shares come back': 'ended' },
  'being-returned': { 'the shares come back': 'ended' },
  ended: {},
}
