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
