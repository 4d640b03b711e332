import { Context, type Effect } from 'effect'
import type { LendingState, LendingTerm } from '../domain/lending/lending.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { LendableHolding, LendingOffer, StockLoan } from './generated/lending.ts'

export type { LendableHolding, LendingOffer, StockLoan } from './generated/lending.ts'

export interface NewStockLoan {
  readonly positionId: string
  /** In shares. */
  readonly quantity: Decimal
  /** In lending days. */
  readonly days: LendingTerm
}

export interface LendingPage extends Page<LendingOffer> {
  readonly channel: LendingState
}

/** Shares that customers lend. Source: RULES.md, securities lending. */
export class Lending extends Context.Service<
  Lending,
  {
    readonly offers: (page: PageRequest) => Effect.Effect<LendingPage, Failure>
    readonly holdings: (page: PageRequest) => Effect.Effect<Page<LendableHolding>, Failure>
    readonly lend: (loan: NewStockLoan, requestId: string) => Effect.Effect<StockLoan, Failure>
    readonly recall: (id: string, requestId: string) => Effect.Effect<StockLoan, Failure>
    readonly loans: (page: PageRequest) => Effect.Effect<Page<StockLoan>, Failure>
  }
>()('ports/Lending') {}
