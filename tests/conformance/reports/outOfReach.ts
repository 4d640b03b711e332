import type { Code } from '../contract/judge.ts'

const FAULT = 'a fault of the server, which a client cannot bring about'
const OPERATOR = 'the operator decides it, not a client'
const REVIEWER = 'it needs a reviewer'
const NEWCOMER = 'it needs an account that has not proved an identity or set a fund password yet'
const TIMES = 'it needs more calls than a run may make without locking the account'

/** Refusals that the account of a run cannot bring about by itself, each with the reason. */
export const OUT_OF_REACH: { readonly [C in Code]?: string } = {
  'system-busy': FAULT,
  'price-not-obtained': FAULT,
  'submit-failed': FAULT,
  'withdrawal-failed': FAULT,
  'upload-failed': FAULT,
  'account-frozen': OPERATOR,
  'trading-halted': OPERATOR,
  'margin-not-enabled': OPERATOR,
  'block-trade-closed': OPERATOR,
  'borrow-unavailable': OPERATOR,
  'day-trading-not-eligible': OPERATOR,
  'identity-failed': REVIEWER,
  'identity-under-review': REVIEWER,
  'identity-not-verified': NEWCOMER,
  'fund-password-not-set': NEWCOMER,
  'submitted-too-frequently': TIMES,
}
