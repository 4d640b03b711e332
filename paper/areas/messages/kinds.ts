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
  'subscription-made': { readonly instrument: string; readonly quantity: string }
  'subscription-won': { readonly instrument: string; readonly quantity: string; readonly money: Money }
  /** Won, and to be paid. */
  'subscription-due': { readonly instrument: string; readonly quantity: string; readonly money: Money }
  'subscription-not-won': { readonly instrument: string }
  'subscription-paid': { readonly instrument: string; readonly money: Money }
  'subscription-payment-failed': { readonly instrument: string; readonly money: Money }
  'subscription-refunded': { readonly instrument: string; readonly money: Money }
  'subscription-waived': { readonly instrument: string }
  'subscription-cancelled': { readonly instrument: string }
  'subscription-delivered': { readonly instrument: string; readonly quantity: string }
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

/** The subject of a message, as the contract names it. */
export const TOPICS: Readonly<
  Record<MessageKind, 'security' | 'funds' | 'identity' | 'trade' | 'activity' | 'system'>
> = {
  welcome: 'system',
  'complaint-answered': 'system',
  'new-login': 'security',
  'new-device': 'security',
  'login-codes-on': 'security',
  'login-codes-off': 'security',
  'login-codes-wrong': 'security',
  'recovery-code-used': 'security',
  'recovery-requested': 'security',
  'recovery-rejected': 'security',
  'recovery-done': 'security',
  'passkey-added': 'security',
  'passkey-removed': 'security',
  'login-password-changed': 'security',
  'login-passwords-wrong': 'security',
  'fund-passwords-wrong': 'security',
  'fund-password-set': 'security',
  'fund-password-changed': 'security',
  'card-bound': 'security',
  'card-unbound': 'security',
  'deposit-credited': 'funds',
  'deposit-rejected': 'funds',
  'withdrawal-requested': 'funds',
  'withdrawal-paid': 'funds',
  'withdrawal-rejected': 'funds',
  'withdrawal-cancelled': 'funds',
  exchanged: 'funds',
  'identity-verified': 'identity',
  'identity-rejected': 'identity',
  'order-filled': 'trade',
  'order-expired': 'trade',
  'position-stopped-out': 'trade',
  'position-squared-off': 'trade',
  'stop-loss-filled': 'trade',
  'trailing-stop-filled': 'trade',
  'take-profit-filled': 'trade',
  'alert-above': 'trade',
  'alert-below': 'trade',
  'alert-rise': 'trade',
  'alert-fall': 'trade',
  'day-trading-approved': 'trade',
  'follow-bought': 'trade',
  'follow-redeemed': 'trade',
  'follow-matured': 'trade',
  'block-bought': 'trade',
  'shares-lent': 'trade',
  'shares-recalled': 'trade',
  'shares-returned': 'trade',
  'credit-paid-out': 'funds',
  'credit-repaid': 'funds',
  'credit-settled': 'funds',
  'credit-overdue': 'funds',
  'subscription-made': 'trade',
  'subscription-won': 'trade',
  'subscription-due': 'trade',
  'subscription-not-won': 'trade',
  'subscription-paid': 'trade',
  'subscription-payment-failed': 'trade',
  'subscription-refunded': 'trade',
  'subscription-waived': 'trade',
  'subscription-cancelled': 'trade',
  'subscription-delivered': 'trade',
  'dividend-paid': 'trade',
  'dividend-charged': 'trade',
  'savings-bought': 'trade',
  'savings-skipped-money': 'trade',
  'savings-skipped-market': 'trade',
  'savings-reminder': 'funds',
  'savings-reminder-several': 'funds',
  'friend-verified': 'activity',
  'bonus-claimed': 'activity',
}
