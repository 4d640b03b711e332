import type { Code } from '../contract/shown.ts'

const FAULT = 'a fault of the server, which a client cannot bring about'
const OPERATOR = 'the operator decides it, not a client'
const FROZEN = 'the operator freezes an account, not a client; --control does on a paper broker'
const HOURS = 'no market was open with an instrument, or no service, that it concerns'
const REVIEWER = 'it needs a reviewer; --control is one on a paper broker'
const NEWCOMER = 'it needs an account that has not proved an identity or set a fund password yet'
const TIMES = 'it needs more calls than a run may make of its account; --control opens a customer for it'
const NETWORK = 'it would keep the network of the run from logging in'
const UNLIMITED = 'the contract names no limit that a run could reach'
const RACE = 'a server may say it while another request of the account is under way, and need not'
const SHAPES = 'it uses up the tries that ten runs are allowed in an hour; --control opens a customer for it'
const LOCKS = 'one wrong password of each kind was sent to another call; --control opens a customer for it'
const LOGIN = 'one wrong login password was sent to /user/login, and they count together'
const EMPTY =
  'it needs an account whose money is set aside, or nearly spent; --control opens one where a withdrawal does that'
const SECRET = 'its other fields are passwords, which a server need not keep to compare them'
const PICTURE = 'an account may send 60 pictures in an hour; --control opens a customer for the wrong ones'
const PASSKEY = 'it changes what confirms withdrawals, or proves it wrong; --control opens a customer for it'
const NO_FIELD = 'its form has no other field than the id'
const WAITING = 'it needs a payee or a password of the last day; --control opens a customer for it'
const RECOVERED = 'codes have to end by a reviewed request first, a day later'
const OPEN_HOURS = 'withdrawals were taken at the hour of the run'
const REVIEWED = 'the withdrawal to the card would have to be under review, at an hour at which they are taken'
const PARTNER = 'it needs a condition of an activity that only an operator sets or time meets'
const TERM = 'the term or the draw of a product has to pass first'
const MARKET = 'it needs a fill or an end of trading just then, which the suite cannot bring about'
const DONE = 'an account reaches it once in its life; --control opens a customer for it'

/** Refusals of single calls that a run does not bring about, each with the reason. */
const OF_CALLS: Readonly<Record<string, { readonly [C in Code]?: string }>> = {
  '/bank/add': {
    'wrong-fund-password': LOCKS,
    'card-holder-differs': SHAPES,
    'invalid-iban': SHAPES,
    'invalid-card-number': SHAPES,
    'invalid-swift': SHAPES,
    'invalid-wallet-address': SHAPES,
    'bank-card-exists': SHAPES,
    'bank-card-limit-reached': 'ten payees take the ten attempts of an hour',
    'request-id-reused': SHAPES,
  },
  '/security/fundpasswordchange': { 'wrong-fund-password': LOCKS, 'request-id-reused': SECRET },
  '/security/fundpasswordset': { 'fund-password-too-easy': DONE, 'request-id-reused': SECRET },
  '/security/loginpassword': { 'request-id-reused': SECRET },
  '/security/codeson': { 'request-id-reused': SECRET },
  '/security/codesoff': { 'request-id-reused': SECRET },
  '/user/login': {
    'account-not-found': 'a server may keep to itself which accounts there are',
    'submitted-too-frequently': NETWORK,
  },
  '/user/recoverystate': { 'wrong-credentials': LOGIN },
  '/user/recover': { 'wrong-credentials': LOGIN },
  '/user/loginchallenge': { 'submitted-too-frequently': NETWORK },
  '/user/loginbypasskey': { 'submitted-too-frequently': NETWORK },
  '/alert/add': { 'alerts-full': 'it needs 20 alerts of one instrument; --control opens a customer for it' },
  '/plan/add': { 'plans-full': 'it needs 20 plans that the account did not ask for' },
  '/lending/lend': { 'lend-below-minimum': 'the least of each offer is one lot' },
  '/credit/borrow': { 'wrong-fund-password': LOCKS },
  '/upload/image': {
    'upload-not-an-image': PICTURE,
    'upload-extension-differs': PICTURE,
    'upload-too-many-pixels': PICTURE,
    'upload-mixed-content': PICTURE,
    'upload-unreadable': PICTURE,
  },
  '/quotes/watchadd': { 'watchlist-full': 'it needs more instruments than a server has to have' },
  '/bank/unbind': { 'bank-card-in-use': REVIEWED },
  '/activity/claim': { 'bonus-claim-not-met': PARTNER, 'request-id-reused': PARTNER },
  '/follow/redeem': { 'follow-order-ended': TERM, 'request-id-reused': TERM },
  '/offer/pay': { 'request-id-reused': TERM },
  '/trade/protect': { 'protection-triggered': MARKET },
  '/trade/order': {
    'too-many-pending-orders': 'it needs a thousand orders that wait',
    'submitted-too-frequently': UNLIMITED,
    'shorting-not-offered': HOURS,
    'day-trading-not-approved': HOURS,
    'day-trading-over': HOURS,
    'below-one-lot': HOURS,
    'not-whole-lots': HOURS,
    'sell-blocked-t1': HOURS,
  },
  '/funds/withdraw': {
    'outside-withdrawal-hours': OPEN_HOURS,
    'withdrawals-waiting': WAITING,
    'recovery-waiting': RECOVERED,
    'payee-waiting': WAITING,
    'amount-below-minimum': HOURS,
    'amount-above-maximum': HOURS,
    'credit-loan-outstanding': HOURS,
    'wrong-fund-password': HOURS,
    'request-id-reused': HOURS,
  },
  '/trade/closepositions': { 'request-id-reused': 'it needs a position that is closed with others' },
  '/funds/withdrawbypasskey': {
    'identity-not-verified': PASSKEY,
    'identity-failed': PASSKEY,
    'fund-password-not-set': PASSKEY,
    'bank-card-not-found': PASSKEY,
    'card-currency-mismatch': PASSKEY,
    'outside-withdrawal-hours': OPEN_HOURS,
    'withdrawals-waiting': WAITING,
    'recovery-waiting': RECOVERED,
    'payee-waiting': WAITING,
    'amount-below-minimum': PASSKEY,
    'amount-above-maximum': PASSKEY,
    'credit-loan-outstanding': PASSKEY,
    'insufficient-withdrawable-amount': PASSKEY,
    'passkey-not-accepted': PASSKEY,
  },
  '/funds/withdrawchallenge': { 'passkey-not-found': PASSKEY, 'submitted-too-frequently': UNLIMITED },
  '/security/passkeysetup': {
    'passkeys-full': PASSKEY,
    'wrong-fund-password': PASSKEY,
    'fund-password-not-set': PASSKEY,
    'code-required': PASSKEY,
    'wrong-code': PASSKEY,
  },
  '/security/passkeyadd': { 'passkeys-full': PASSKEY, 'passkey-exists': PASSKEY },
  '/security/passkeyname': { 'passkey-not-found': PASSKEY },
  '/funds/deposit': { 'submitted-too-frequently': 'it needs 30 deposits, each with a picture of its own' },
  '/block/buy': {
    'channel-password-required': OPERATOR,
    'wrong-channel-password': OPERATOR,
    'submitted-too-frequently': OPERATOR,
    'not-whole-lots': 'no block of more than one lot was open',
  },
  '/trade/amendorder': {
    'below-one-lot': HOURS,
    'not-whole-lots': HOURS,
    'non-trading-time': MARKET,
    'below-filled-quantity': MARKET,
    'above-position': MARKET,
    'sell-blocked-t1': MARKET,
    'sell-blocked-15-minutes': MARKET,
  },
  '/identity/submit': { 'upload-not-found': DONE, 'id-number-used': DONE, 'request-id-reused': DONE },
  '/message/complaint': { 'request-id-reused': TIMES },
  '/daytrade/apply': { 'request-id-reused': NO_FIELD },
  '/push/unsubscribe': { 'request-id-reused': NO_FIELD },
  '/user/register': {
    'request-id-reused': 'it would open an account with each run',
    'submitted-too-frequently': NETWORK,
  },
}

/** Refusals that the account of a run cannot bring about by itself, each with the reason. */
const OF_ALL: { readonly [C in Code]?: string } = {
  'system-busy': FAULT,
  'price-not-obtained': FAULT,
  'submit-failed': FAULT,
  'withdrawal-failed': FAULT,
  'upload-failed': FAULT,
  'account-frozen': FROZEN,
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
