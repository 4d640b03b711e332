import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { FollowState, FollowTerms } from '../domain/copytrading/product.ts'
import type { FollowStyle } from '../domain/copytrading/style.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'

/** A copy-trading product. */
export interface FollowProduct extends FollowTerms {
  readonly code: string
  readonly name: string
  readonly strategist: string
  readonly style: FollowStyle
  /** From 1 to 5. */
  readonly risk: number
  /** The strategist's target, in percentage points a year: no promise. */
  readonly expectedReturn: Decimal
  readonly state: FollowState
  /** Net asset value of one unit; null before the first valuation. */
  readonly nav: Decimal | null
  readonly navAt: Instant
  /** In percentage points: the return of the last valuation, of the last 365 days, and the largest fall in these. */
  readonly dayReturn: Decimal
  readonly yearReturn: Decimal
  readonly drawdown: Decimal
}

export interface Valuation {
  readonly at: Instant
  readonly nav: Decimal
}

export type TrackDays = 30 | 90 | 180 | 365

/** How an order ended; null while it runs, and where it is not known. */
export type FollowEnd = 'redeemed' | 'matured' | 'cancelled' | null

/** The customer's money in a product. Null fields are unknown, in orders from outside of the broker's flows. */
export interface FollowOrder {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly strategist: string
  readonly currency: Currency
  readonly amount: Decimal | null
  readonly fee: Decimal | null
  /** Value at the last valuation, or the amount paid out. */
  readonly value: Decimal | null
  readonly dayProfit: Decimal | null
  readonly profit: Decimal | null
  readonly navAt: Instant
  readonly boughtAt: Instant
  readonly unlocksAt: Instant | null
  readonly endsAt: Instant | null
  readonly endedAt: Instant | null
  readonly state: 'following' | 'ended'
  readonly endedBy: FollowEnd
}

export interface NewFollow {
  readonly code: string
  /** Without the fee, in the product's currency. */
  readonly amount: Decimal
}

/** Copy trading. Source: RULES.md, copy trading. */
export class Following extends Context.Service<
  Following,
  {
    readonly products: (state: FollowState | null, page: PageRequest) => Effect.Effect<Page<FollowProduct>, Failure>
    readonly product: (code: string) => Effect.Effect<FollowProduct, Failure>
    readonly record: (code: string, days: TrackDays) => Effect.Effect<ReadonlyArray<Valuation>, Failure>
    readonly buy: (follow: NewFollow, requestId: string) => Effect.Effect<FollowOrder, Failure>
    readonly orders: (
      state: FollowOrder['state'] | null,
      page: PageRequest,
    ) => Effect.Effect<Page<FollowOrder>, Failure>
    readonly redeem: (id: string, requestId: string) => Effect.Effect<FollowOrder, Failure>
  }
>()('ports/Following') {}
