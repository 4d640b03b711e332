// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, IdentityState, WithdrawalState } from '../../domain/contract/enumerations.ts'
import type { ServiceHours, SettlingAmount } from './wire.ts'

/** A withdrawal. Figures are in the requested currency. Only `money` and `status` are always present: older servers answer no other fields. */
export interface Withdrawal {
  /** Amount withdrawn. */
  readonly money: Decimal | null
  /** 0 under review (counted as frozen), 1 paid, 2 rejected, 3 cancelled by the customer. */
  readonly status: WithdrawalState
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id?: string
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency?: Currency
  /** Fee, in `currency`, contained in `money`. */
  readonly fee?: Decimal | null
  /** Amount that arrives, in `currency`; `money` less `fee`. */
  readonly arrival?: Decimal | null
  /** Card or wallet that receives it, even if it has been unbound since. */
  readonly cardid?: string
  /** Bank or network, and masked number, of that card or wallet. */
  readonly card?: string
  /** Reason why a review ended with a rejection; empty if it did not. A client shows its own words for it, and those of `other` for an unknown reason. */
  readonly reason?: string
  /** The reviewer's remark, unformatted plain text; empty if there is none. */
  readonly remark?: string
  /** When it was requested, epoch milliseconds (UTC). */
  readonly requesttime?: Instant
  /** Latest time at which it is paid, epoch milliseconds (UTC). */
  readonly arrivetime?: Instant
  /** When it was paid, rejected or cancelled, epoch milliseconds (UTC); `-` while it is under review. */
  readonly endtime?: Instant | null
  /** Id under which it was requested; only where it was requested by this id. */
  readonly requestid?: string
  /** Cursor of the page that begins after this record. Request the next page with the cursor of the last record. */
  readonly next?: string | null
}

/** Conditions of a withdrawal. Amounts are in the requested currency. */
export interface WithdrawalPreview {
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Maximum amount that could be withdrawn now, in `currency`, without borrowed and unsettled money. */
  readonly available: Decimal | null
  /** Further amounts and the times from which they can be withdrawn, soonest first: the proceeds of sales settle two trading days later. Together with `available` they are all free money that is not owed. */
  readonly settling: ReadonlyArray<SettlingAmount>
  /** Minimum amount of one withdrawal, in `currency`; a fixed round amount that stands for MYR 100. */
  readonly min: Decimal | null
  /** Maximum amount of one withdrawal, in `currency`; a fixed round amount that stands for MYR 500,000. Several withdrawals are allowed. */
  readonly max: Decimal | null
  /** Fixed part of the fee, in `currency`. */
  readonly feefixed: Decimal | null
  /** Variable part of the fee, in percentage points of the amount; 0.1 is one in a thousand. */
  readonly feerate: Decimal | null
  /** Minimum of the variable part, in `currency`. */
  readonly feemin: Decimal | null
  /** Maximum of the variable part, in `currency`. */
  readonly feemax: Decimal | null
  /** Amount for which the fee was computed, in `currency`; 0 if the request named none. */
  readonly money: Decimal | null
  /** Fee on `money`, in `currency`, rounded half-even to its decimals; it is deducted from `money`. */
  readonly fee: Decimal | null
  /** Amount that arrives, in `currency`; `money` less `fee`. */
  readonly arrival: Decimal | null
  /** When withdrawals can be requested and are paid. */
  readonly hours: ServiceHours
  /** Latest time at which the money is paid if it is requested now, epoch milliseconds (UTC). */
  readonly arrivetime: Instant
  /** State of the identity, 0 not submitted, 1 under review, 2 verified, 3 rejected. A withdrawal needs 2. */
  readonly verified: IdentityState
  /** 1 where a fund password is set, 0 where it is not. A withdrawal needs 1. */
  readonly fundpassword: 'not-set' | 'set'
  /** Number of bound cards and wallets that can receive `currency`. A withdrawal needs one. */
  readonly cards: number
  /** 1 where principal of a credit loan is owed, so that nothing can be withdrawn in any currency (`credit-loan-outstanding`); 0 where there is none. A client treats a missing field as 0. */
  readonly creditloan?: boolean
  /** When the waiting time ends before which nothing is paid to the card `cardid`, epoch milliseconds (UTC); `-` where there is none. A client treats a missing field as `-`. */
  readonly waituntil?: Instant | null
  /** What `waituntil` is about: 1 the card is a new payee (`payee-waiting`), 2 a password was changed (`withdrawals-waiting`), 3 the log-in was recovered (`recovery-waiting`), 0 nothing. A client treats a missing field as 0. */
  readonly waitfor?: 'nothing' | 'new-payee' | 'changed-password' | 'recovered-login'
}

/** The withdrawal that was requested. Amounts are in its currency. */
export interface NewWithdrawal {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Amount withdrawn, fee included, in `currency`; it is frozen from now on. */
  readonly money: Decimal | null
  /** Fee, in `currency`; it is fixed now. */
  readonly fee: Decimal | null
  /** Amount that arrives, in `currency`; `money` less `fee`. */
  readonly arrival: Decimal | null
  /** Card or wallet that receives it. */
  readonly cardid: string
  /** Bank or network, and masked number, of that card or wallet. */
  readonly card: string
  /** 0 under review. */
  readonly status: 'under-review'
  /** When it was requested, epoch milliseconds (UTC). */
  readonly requesttime: Instant
  /** Latest time at which it is paid, epoch milliseconds (UTC). */
  readonly arrivetime: Instant
}

/** The withdrawal that was cancelled. Its whole amount is free again. */
export interface CancelledWithdrawal {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Amount that is free again, in `currency`; no fee is charged. */
  readonly money: Decimal | null
  /** 3 cancelled. */
  readonly status: 'cancelled'
  /** When it was cancelled, epoch milliseconds (UTC). */
  readonly endtime: Instant
}

export interface FundsWithdrawpreviewForm {
  /** Currency to withdraw. */
  readonly type: Currency
  /** Card or wallet that would receive it, the `id` from `/bank/list`. */
  readonly cardid?: string
  /** Amount to compute the fee for, in the currency to withdraw; it need not be within the limits. */
  readonly money?: Decimal
}

export interface FundsWithdrawForm {
  /** Currency to withdraw. */
  readonly currency: Currency
  /** Amount to withdraw, including the fee, in `currency`, with no more decimals than the currency. */
  readonly money: Decimal
  /** Card or wallet that receives it, the `id` from `/bank/list`. */
  readonly cardid: string
  /** Fund password, six digits. A new one has at least three different digits and is not a run such as 123456 or 654321. */
  readonly fundpassword: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface FundsWithdrawchallengeForm {
  /** Currency to withdraw. */
  readonly currency: Currency
  /** Amount to withdraw, including the fee, in `currency`, with no more decimals than the currency. */
  readonly money: Decimal
  /** Card or wallet that receives it, the `id` from `/bank/list`. */
  readonly cardid: string
}

export interface FundsWithdrawbypasskeyForm {
  /** Currency to withdraw. */
  readonly currency: Currency
  /** Amount to withdraw, including the fee, in `currency`, with no more decimals than the currency. */
  readonly money: Decimal
  /** Card or wallet that receives it, the `id` from `/bank/list`. */
  readonly cardid: string
  /** Identifier of a passkey on its device, in Base64url. */
  readonly credentialid: string
  /** What the browser says of the request (`clientDataJSON`), in Base64url. */
  readonly clientdata: string
  /** What the device says of itself (`authenticatorData`), in Base64url. */
  readonly authenticatordata: string
  /** Signature of the two by the passkey, in Base64url. */
  readonly signature: string
  /** The `userid` that the device holds with the passkey, in Base64url; missing or empty where it tells none. */
  readonly userhandle?: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface FundsWithdrawcancelForm {
  /** The withdrawal, the `id` from `/user/withdrawallist`. */
  readonly id: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}
