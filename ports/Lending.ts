import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { LendingState, LendingTerm } from '../domain/lending/lending.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { Listing } from './quote.ts'
import type { ShareLoanState } from '../domain/contract/enumerations.ts'

/** The demand for an instrument today; quantities in shares. */
export interface LendingOffer extends Listing {
  readonly zone: string
  readonly decimals: number
  readonly price: Decimal | null
  /** Per cent of the value, a lending day. */
  readonly rate: Decimal
  /** The same for 365 days. */
  readonly yearRate: Decimal
  readonly demand: Decimal
  readonly lot: Decimal
  readonly minimumLots: Decimal
  readonly minimum: Decimal
  readonly state: LendingState
}

/** A position whose shares can be lent; quantities in shares. */
export interface LendableHolding {
  readonly positionId: string
  readonly quantity: Decimal
  readonly lendable: Decimal
  readonly lent: Decimal
  readonly offer: LendingOffer
}

/** Shares that the customer lent; amounts in the instrument's currency, days of 24 hours. */
export interface StockLoan extends Listing {
  readonly id: string
  readonly positionId: string
  readonly zone: string
  readonly decimals: number
  readonly quantity: Decimal
  /** Price of one share when it was lent, and value of all of them. */
  readonly price: Decimal
  readonly value: Decimal
  /** Per cent of the value, a lending day. */
  readonly rate: Decimal
  readonly days: number
  readonly paidDays: number
  readonly paid: Decimal
  readonly dayFee: Decimal
  /** The total fee until it ends. */
  readonly total: Decimal
  readonly state: ShareLoanState
  readonly startedAt: Instant
  readonly endsAt: Instant
  readonly returnedAt: Instant | null
}

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
