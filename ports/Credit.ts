import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { IdentityState } from '../domain/identity/states.ts'
import type { CreditTerm } from '../domain/credit/loan.ts'
import type { LendingState } from '../domain/lending/lending.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { CreditState } from '../domain/contract/enumerations.ts'

/** The costs of a loan and the customer's missing requirements; amounts in its currency. */
export interface CreditTerms {
  readonly currency: Currency
  readonly channel: LendingState
  /** Per cent of the outstanding amount, for each begun day. */
  readonly rate: Decimal
  readonly yearRate: Decimal
  readonly min: Decimal
  /** The largest amount that can be borrowed now. */
  readonly max: Decimal
  readonly quota: Decimal
  /** Principal owed in all currencies. */
  readonly owed: Decimal
  readonly identity: IdentityState
  readonly hasFundPassword: boolean
}

/** A credit loan; amounts in its currency, days of 24 hours. */
export interface CreditLoan {
  readonly id: string
  readonly currency: Currency
  /** The amount paid out. */
  readonly amount: Decimal
  /** Outstanding principal; together with the interest of the days that have begun it is `owed`. */
  readonly outstanding: Decimal
  readonly interest: Decimal
  readonly owed: Decimal
  /** Repaid so far, interest and principal. */
  readonly paid: Decimal
  /** Per cent of the outstanding amount, for each begun day. */
  readonly rate: Decimal
  readonly days: number
  readonly dayInterest: Decimal
  readonly state: CreditState
  readonly startedAt: Instant
  readonly dueAt: Instant
  readonly endedAt: Instant | null
}

export interface NewCreditLoan {
  readonly currency: Currency
  readonly amount: Decimal
  readonly days: CreditTerm
  readonly fundPassword: string
}

/** Credit loans. Source: RULES.md, credit loans. */
export class Credit extends Context.Service<
  Credit,
  {
    readonly terms: (currency: Currency) => Effect.Effect<CreditTerms, Failure>
    readonly borrow: (loan: NewCreditLoan, requestId: string) => Effect.Effect<CreditLoan, Failure>
    readonly repay: (id: string, amount: Decimal, requestId: string) => Effect.Effect<CreditLoan, Failure>
    readonly loans: (page: PageRequest) => Effect.Effect<Page<CreditLoan>, Failure>
  }
>()('ports/Credit') {}
