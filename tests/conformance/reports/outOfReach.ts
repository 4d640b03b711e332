import type { Code } from '../contract/judge.ts'

const FAULT = 'a fault of the server, which a client cannot bring about'
const OPERATOR = 'the operator decides it, not a client; --control does on a paper broker'
const REVIEWER = 'it needs a reviewer; --control is one on a paper broker'
const NEWCOMER = 'it needs an account that has not proved an identity or set a fund password yet'
const TIMES = 'it needs more calls than a run may make without locking the account'
const RACE = 'a server may say it while another request of the account is under way, and need not'
const SHAPES = 'it uses up the tries that ten runs are allowed in an hour; --control opens a customer for it'
const LOCKS = 'one wrong password of each kind was sent to another call; --control opens a customer for it'
const EMPTY = 'it needs an account whose money is set aside, or nearly spent'
const SECRET = 'its other fields are passwords, which a server need not keep to compare them'
const DONE = 'an account reaches it once in its life; --control opens a customer for it'

/** Refusals of single calls that a run does not bring about, each with the reason. */
const OF_CALLS: Readonly<Record<string, { readonly [C in Code]?: string }>> = {
  '/bank/add': {
    'card-holder-differs': SHAPES,
    'invalid-iban': SHAPES,
    'invalid-card-number': SHAPES,
    'invalid-swift': SHAPES,
    'invalid-wallet-address': SHAPES,
    'bank-card-exists': SHAPES,
    'bank-card-limit-reached': SHAPES,
  },
  '/security/fundpasswordchange': { 'wrong-fund-password': LOCKS, 'request-id-reused': SECRET },
  '/security/fundpasswordset': { 'fund-password-too-easy': DONE, 'request-id-reused': SECRET },
  '/security/loginpassword': { 'request-id-reused': SECRET },
  '/credit/borrow': { 'wrong-fund-password': LOCKS },
  '/identity/submit': { 'upload-not-found': DONE, 'id-number-used': DONE, 'request-id-reused': DONE },
  '/daytrade/apply': { 'request-id-reused': 'its form has no other field than the id' },
  '/user/register': { 'request-id-reused': 'it would open an account with each run' },
}

/** Refusals that the account of a run cannot bring about by itself, each with the reason. */
const OF_ALL: { readonly [C in Code]?: string } = {
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
  'fund-operation-in-progress': RACE,
  'insufficient-balance': EMPTY,
  'insufficient-available-balance': EMPTY,
  'insufficient-withdrawable-amount': EMPTY,
}

/** Why a call is not brought to refuse with a code; undefined where nothing keeps a run from it. */
export const outOfReach = (path: string, code: Code): string | undefined => OF_CALLS[path]?.[code] ?? OF_ALL[code]
