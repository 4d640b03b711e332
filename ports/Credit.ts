import { Context, type Effect } from 'effect'
import type { CreditTerm } from '../domain/credit/loan.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { CreditLoan, CreditTerms as Terms } from './generated/credit.ts'

export type { CreditLoan } from './generated/credit.ts'

/** The costs of a loan and the customer's missing requirements. */
export type CreditTerms = Omit<Terms, 'days'>

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
