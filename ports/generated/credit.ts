// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { CreditState, Currency, IdentityState, LendingState } from '../../domain/contract/enumerations.ts'

/** Terms of a credit loan, and the conditions that the customer has to meet. Amounts are in the requested currency. */
export interface CreditTerms {
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Whether loans are available. */
  readonly channel: LendingState
  /** Interest of one started day, in per cent of the outstanding principal. */
  readonly rate: Decimal
  /** The same for 365 days, for comparison. */
  readonly yearRate: Decimal
  /** Available terms, in days of 24 hours. */
  readonly days: ReadonlyArray<number>
  /** Minimum amount of a loan. */
  readonly min: Decimal
  /** Maximum that could be borrowed now, within the remaining quota. */
  readonly max: Decimal
  /** The whole quota, in this currency at the current rate. */
  readonly quota: Decimal
  /** Principal that is owed in all currencies, in this one at the current rate. */
  readonly owed: Decimal
  /** State of the identity, 0 not submitted, 1 under review, 2 verified, 3 rejected. A loan needs 2. */
  readonly identity: IdentityState
  /** 1 where a fund password is set, 0 where it is not. A loan needs 1. */
  readonly hasFundPassword: boolean
}

/** A credit loan. Amounts are in `currency`. */
export interface CreditLoan {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Amount that was borrowed. */
  readonly amount: Decimal
  /** Outstanding principal. */
  readonly outstanding: Decimal
  /** Interest owed now, rounded half-even; it includes the current day. */
  readonly interest: Decimal
  /** Total owed now, `outstanding` + `interest`; repaying it ends the loan. */
  readonly owed: Decimal
  /** Amount repaid so far, interest included. */
  readonly paid: Decimal
  /** Interest of one started day, in per cent of the outstanding principal. */
  readonly rate: Decimal
  /** Term in days of 24 hours. */
  readonly days: number
  /** Interest of the next day on the amount owed now, rounded. */
  readonly dayInterest: Decimal
  /** 0 running, 1 overdue, 2 repaid. */
  readonly state: CreditState
  /** When it was paid out, epoch milliseconds (UTC). */
  readonly startedAt: Instant
  /** When the amount owed is collected from the wallet, epoch milliseconds (UTC). */
  readonly dueAt: Instant
  /** When it was repaid; `-` until then. */
  readonly endedAt: Instant | null
}

export interface CreditTermsForm {
  /** Currency of the loan. */
  readonly type: Currency
}

export interface CreditBorrowForm {
  /** Currency of the loan. */
  readonly currency: Currency
  /** Amount to borrow, in `currency`. */
  readonly money: Decimal
  /** Term in days of 24 hours. */
  readonly days: '7' | '14' | '30'
  /** Fund password, six digits. A new one has at least three different digits and is not a run such as 123456 or 654321. */
  readonly fundpassword: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface CreditRepayForm {
  /** The loan. */
  readonly id: string
  /** Amount to repay, in the currency of the loan; at most `owed`. */
  readonly money: Decimal
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Credit loans, newest first. */
export interface CreditLoansAnswer {
  /** Credit loans. */
  readonly list: ReadonlyArray<CreditLoan>
  /** Cursor of the next page; empty where this is the last one. */
  readonly next: string | null
}

export interface CreditLoansForm {
  /** Cursor of the page: the `next` of the previous page, unchanged. Omitted for the first page. It is opaque, belongs to the same call with the same other fields, and stays valid while the list changes: no row is repeated or skipped. An unknown cursor is `invalid-parameters`. */
  readonly cursor?: string
  /** Maximum number of rows, from 1 to 100; 20 if omitted. A page with fewer rows is not necessarily the last one. */
  readonly limit?: string
}
