import type { Money } from '../../../domain/money/money.ts'

/** Why a review ended in a rejection, as the contract's `RejectionReason` names it. */
export const REJECTION_REASONS = [
  'notreceived',
  'amountdiffers',
  'duplicate',
  'unreadable',
  'namediffers',
  'numberdiffers',
  'expired',
  'returned',
  'other',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

interface Refused {
  readonly reason: RejectionReason
  /** The reviewer's own words; may be empty. */
  readonly remark: string
}

/** A subscription in a message: its instrument, and the screen with the list that has it. */
export interface OfSubscription {
  readonly instrument: string
  readonly screen: string
}

/** The parameters of each kind of message. Their names are the placeholders of its text. */
export interface MessageParameters {
  welcome: object
  'complaint-answered': { readonly number: string; readonly answer: string }
  'new-login': { readonly address: string }
  /** Browser and system. */
  'new-device': { readonly device: string }
  'login-codes-on': object
  'login-codes-off': object
  /** Enough wrong entries that no further one is checked for some time. */
  'login-codes-wrong': object
  /** How many are left. */
  'recovery-code-used': { readonly left: string }
  /** Somebody who knows the password asked to turn codes off; the outcome. */
  'recovery-requested': object
  'recovery-rejected': object
  'recovery-done': object
  /** What the customer calls it. */
  'passkey-added': { readonly name: string }
  'passkey-removed': { readonly name: string }
  'login-password-changed': object
  /** Enough wrong entries that no further one is checked for some time. */
  'login-passwords-wrong': object
  'fund-passwords-wrong': object
  'fund-password-set': object
  'fund-password-changed': object
  /** The masked card, account or wallet. */
  'card-bound': { readonly card: string }
  'card-unbound': { readonly card: string }
  'deposit-credited': { readonly money: Money }
  'deposit-rejected': { readonly money: Money } & Refused
  'withdrawal-requested': { readonly money: Money; readonly card: string }
  'withdrawal-paid': { readonly money: Money; readonly card: string }
  'withdrawal-rejected': { readonly money: Money } & Refused
  'withdrawal-cancelled': { readonly money: Money }
  exchanged: { readonly paid: Money; readonly received: Money }
  'identity-verified': object
  'identity-rejected': Refused
  /** Code and name of the instrument; a quantity as shown. */
  'order-filled': { readonly instrument: string; readonly quantity: string }
  'order-expired': { readonly instrument: string }
  'position-stopped-out': { readonly instrument: string }
  'position-squared-off': { readonly instrument: string }
  'stop-loss-filled': { readonly instrument: string; readonly quantity: string }
  'trailing-stop-filled': { readonly instrument: string; readonly quantity: string }
  'take-profit-filled': { readonly instrument: string; readonly quantity: string }
  /** The instrument, the last price that met the alert with its currency, and the price or the per cent that was asked for. */
  'alert-above': { readonly instrument: string; readonly price: string; readonly value: string }
  'alert-below': { readonly instrument: string; readonly price: string; readonly value: string }
  'alert-rise': { readonly instrument: string; readonly price: string; readonly value: string }
  'alert-fall': { readonly instrument: string; readonly price: string; readonly value: string }
  'day-trading-approved': object
  /** The name of the product, the amount invested, and the amount paid out. */
  'follow-bought': { readonly product: string; readonly money: Money }
  'follow-redeemed': { readonly product: string; readonly money: Money; readonly paid: Money }
  'follow-matured': { readonly product: string; readonly money: Money; readonly paid: Money }
  /** Total with fees. */
  'block-bought': { readonly instrument: string; readonly quantity: string; readonly money: Money }
  /** Whole days. */
  'shares-lent': { readonly instrument: string; readonly quantity: string; readonly days: string }
  'shares-recalled': { readonly instrument: string; readonly quantity: string }
  /** The total fee that lending them paid. */
  'shares-returned': { readonly instrument: string; readonly quantity: string; readonly money: Money }
  'credit-paid-out': { readonly money: Money }
  /** The amount paid, and the amount still owed. */
  'credit-repaid': { readonly money: Money; readonly left: Money }
  'credit-settled': { readonly money: Money }
  'credit-overdue': { readonly left: Money }
  'subscription-made': OfSubscription & { readonly quantity: string }
  'subscription-won': OfSubscription & { readonly quantity: string; readonly money: Money }
  /** Won, and to be paid. */
  'subscription-due': OfSubscription & { readonly quantity: string; readonly money: Money }
  'subscription-not-won': OfSubscription
  'subscription-paid': OfSubscription & { readonly money: Money }
  'subscription-payment-failed': OfSubscription & { readonly money: Money }
  'subscription-refunded': OfSubscription & { readonly money: Money }
  'subscription-waived': OfSubscription
  'subscription-cancelled': OfSubscription
  'subscription-delivered': OfSubscription & { readonly quantity: string }
  /** The amount credited to the wallet, or charged for a short position. */
  'dividend-paid': { readonly instrument: string; readonly money: Money }
  'dividend-charged': { readonly instrument: string; readonly money: Money }
  /** What a purchase of a savings plan cost with fees. */
  'savings-bought': { readonly instrument: string; readonly quantity: string; readonly money: Money }
  /** What it would have needed. */
  'savings-skipped-money': { readonly instrument: string; readonly money: Money }
  'savings-skipped-market': { readonly instrument: string }
  /** What the next purchase needs, and how much more than is available. */
  'savings-reminder': { readonly instrument: string; readonly money: Money; readonly missing: Money }
  /** What the purchases of one day need together. */
  'savings-reminder-several': { readonly money: Money; readonly missing: Money }
  /** The friend's account, masked. */
  'friend-verified': { readonly account: string }
  'bonus-claimed': { readonly money: Money }
}

export type MessageKind = keyof MessageParameters

type Parameters = Readonly<Record<string, string>>
/** A route of the app; from the parameters of the message where it depends on them. */
type Screen = string | ((parameters: Parameters) => string | undefined)

const instrument: Screen = ({ instrument: named = '' }) =>
  `/quotes/info?code=${encodeURIComponent(named.split(' ', 1)[0] ?? '')}`
const withdrawals: Screen = ({ money = '' }) => `/mine/withdraw?tab=history&currency=${money.split(' ', 1)[0]}`
/** A message that was written before it had one has none. */
const ownScreen: Screen = ({ screen }) => screen

/** The subject of a message, as the contract names it, and the screen where the customer acts on it or sees what it is about. */
const ABOUT: Readonly<
  Record<
    MessageKind,
    readonly [topic: 'security' | 'funds' | 'identity' | 'trade' | 'activity' | 'system', screen?: Screen]
  >
> = {
  welcome: ['system'],
  'complaint-answered': ['system'],
  'new-login': ['security', '/mine/loginPassword'],
  'new-device': ['security', '/mine/loginPassword'],
  'login-codes-on': ['security', '/mine/loginCodes'],
  'login-codes-off': ['security', '/mine/loginCodes'],
  'login-codes-wrong': ['security', '/mine/loginPassword'],
  'recovery-code-used': ['security', '/mine/loginCodes'],
  'recovery-requested': ['security', '/mine/loginPassword'],
  'recovery-rejected': ['security', '/mine/loginPassword'],
  'recovery-done': ['security', '/mine/loginCodes'],
  'passkey-added': ['security', '/mine/passkeys'],
  'passkey-removed': ['security', '/mine/passkeys'],
  'login-password-changed': ['security', '/mine/email'],
  'login-passwords-wrong': ['security', '/mine/loginPassword'],
  'fund-passwords-wrong': ['security', '/mine/fundPassword'],
  'fund-password-set': ['security', '/mine/fundPassword'],
  'fund-password-changed': ['security', '/mine/fundPassword'],
  'card-bound': ['security', '/mine/bank'],
  'card-unbound': ['security', '/mine/bank'],
  'deposit-credited': ['funds', '/mine/fundingRecords'],
  'deposit-rejected': ['funds', '/mine/deposit'],
  'withdrawal-requested': ['funds', withdrawals],
  'withdrawal-paid': ['funds', withdrawals],
  'withdrawal-rejected': ['funds', withdrawals],
  'withdrawal-cancelled': ['funds', withdrawals],
  exchanged: ['funds', '/position/index?tab=exchanged'],
  'identity-verified': ['identity', '/mine/verified'],
  'identity-rejected': ['identity', '/mine/verified'],
  'order-filled': ['trade', '/position/index'],
  'order-expired': ['trade', '/position/index?tab=history'],
  'position-stopped-out': ['trade', '/mine/positionHistory'],
  'position-squared-off': ['trade', '/mine/positionHistory'],
  'stop-loss-filled': ['trade', '/mine/positionHistory'],
  'trailing-stop-filled': ['trade', '/mine/positionHistory'],
  'take-profit-filled': ['trade', '/mine/positionHistory'],
  'alert-above': ['trade', instrument],
  'alert-below': ['trade', instrument],
  'alert-rise': ['trade', instrument],
  'alert-fall': ['trade', instrument],
  'day-trading-approved': ['trade', '/home/dayTrading'],
  'follow-bought': ['trade', '/home/follow?tab=orders'],
  'follow-redeemed': ['trade', '/home/follow?tab=orders'],
  'follow-matured': ['trade', '/home/follow?tab=orders'],
  'block-bought': ['trade', '/position/index'],
  'shares-lent': ['trade', '/home/borrow?tab=loans'],
  'shares-recalled': ['trade', '/home/borrow?tab=loans'],
  'shares-returned': ['trade', '/home/borrow?tab=loans'],
  'credit-paid-out': ['funds', '/home/borrow?tab=credit'],
  'credit-repaid': ['funds', '/home/borrow?tab=credit'],
  'credit-settled': ['funds', '/home/borrow?tab=credit'],
  'credit-overdue': ['funds', '/home/borrow?tab=credit'],
  'subscription-made': ['trade', ownScreen],
  'subscription-won': ['trade', ownScreen],
  'subscription-due': ['trade', ownScreen],
  'subscription-not-won': ['trade', ownScreen],
  'subscription-paid': ['trade', ownScreen],
  'subscription-payment-failed': ['trade', ownScreen],
  'subscription-refunded': ['trade', ownScreen],
  'subscription-waived': ['trade', ownScreen],
  'subscription-cancelled': ['trade', ownScreen],
  'subscription-delivered': ['trade', ownScreen],
  'dividend-paid': ['trade', '/home/dividend?tab=paid'],
  'dividend-charged': ['trade', '/home/dividend?tab=paid'],
  'savings-bought': ['trade', '/home/plans'],
  'savings-skipped-money': ['trade', '/mine/stored'],
  'savings-skipped-market': ['trade', '/home/plans'],
  'savings-reminder': ['funds', '/mine/stored'],
  'savings-reminder-several': ['funds', '/mine/stored'],
  'friend-verified': ['activity', '/mine/qr'],
  'bonus-claimed': ['activity', '/mine/activity'],
}

export const topicOf = (kind: MessageKind) => ABOUT[kind][0]

/** The route of the app to which a message leads; undefined where there is none. */
export const linkOf = (kind: MessageKind, parameters: Parameters): string | undefined => {
  const [, screen] = ABOUT[kind]
  return typeof screen === 'function' ? screen(parameters) : screen
}
