// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, IdentityState } from '../../domain/contract/enumerations.ts'
import type { ServiceHours, SettlingAmount } from './wire.ts'

/** A withdrawal. Figures are in the requested currency. Only `money` and `status` are always present: older servers answer no other fields. */
export interface Withdrawal {
  /** Amount withdrawn. */
  readonly amount: Decimal | null
  /** 0 under review (counted as frozen), 1 paid, 2 rejected, 3 cancelled by the customer. */
  readonly status: number
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string | null
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency?: Currency
  /** Fee, in `currency`, contained in `money`. */
  readonly fee: Decimal | null
  /** Amount that arrives, in `currency`; `money` less `fee`. */
  readonly arrival: Decimal | null
  /** Card or wallet that receives it, even if it has been unbound since. */
  readonly cardId?: string
  /** Bank or network, and masked number, of that card or wallet. */
  readonly card: string | null
  /** Reason why a review ended with a rejection; empty if it did not. A client shows its own words for it, and those of `other` for an unknown reason. */
  readonly reason: string | null
  /** The reviewer's remark, unformatted plain text; empty if there is none. */
  readonly remark: string | null
  /** When it was requested, epoch milliseconds (UTC). */
  readonly requestedAt: Instant | null
  /** Latest time at which it is paid, epoch milliseconds (UTC). */
  readonly dueAt: Instant | null
  /** When it was paid, rejected or cancelled, epoch milliseconds (UTC); `-` while it is under review. */
  readonly endedAt: Instant | null
  /** Id under which it was requested; only where it was requested by this id. */
  readonly requestId?: string
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
  readonly min: Decimal
  /** Maximum amount of one withdrawal, in `currency`; a fixed round amount that stands for MYR 500,000. Several withdrawals are allowed. */
  readonly max: Decimal
  /** Fixed part of the fee, in `currency`. */
  readonly fixed: Decimal
  /** Variable part of the fee, in percentage points of the amount; 0.1 is one in a thousand. */
  readonly points: Decimal
  /** Minimum of the variable part, in `currency`. */
  readonly least: Decimal
  /** Maximum of the variable part, in `currency`. */
  readonly most: Decimal
  /** Amount for which the fee was computed, in `currency`; 0 if the request named none. */
  readonly amount: Decimal
  /** Fee on `money`, in `currency`, rounded half-even to its decimals; it is deducted from `money`. */
  readonly fee: Decimal
  /** Amount that arrives, in `currency`; `money` less `fee`. */
  readonly arrival: Decimal
  /** When withdrawals can be requested and are paid. */
  readonly hours: ServiceHours
  /** Latest time at which the money is paid if it is requested now, epoch milliseconds (UTC). */
  readonly dueAt: Instant
  /** State of the identity, 0 not submitted, 1 under review, 2 verified, 3 rejected. A withdrawal needs 2. */
  readonly verified: IdentityState
  /** 1 where a fund password is set, 0 where it is not. A withdrawal needs 1. */
  readonly fundPassword: boolean
  /** Number of bound cards and wallets that can receive `currency`. A withdrawal needs one. */
  readonly cards: number
  /** 1 where principal of a credit loan is owed, so that nothing can be withdrawn in any currency (`credit-loan-outstanding`); 0 where there is none. A client treats a missing field as 0. */
  readonly creditloan?: boolean
  /** When the waiting time ends before which nothing is paid to the card `cardid`, epoch milliseconds (UTC); `-` where there is none. A client treats a missing field as `-`. */
  readonly waitUntil: Instant | null
  /** What `waituntil` is about: 1 the card is a new payee (`payee-waiting`), 2 a password was changed (`withdrawals-waiting`), 3 the log-in was recovered (`recovery-waiting`), 0 nothing. A client treats a missing field as 0. */
  readonly waitFor?: 'nothing' | 'new-payee' | 'changed-password' | 'recovered-login'
}
