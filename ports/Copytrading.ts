import { Context, type Effect } from 'effect'
import type { FollowState } from '../domain/copytrading/product.ts'
import type { FollowStyle } from '../domain/copytrading/style.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { FollowOrder as Followed, FollowProduct as Product, Valuation } from './generated/copytrading.ts'

export type { Valuation } from './generated/copytrading.ts'

/** A product; a style that a newer server names is `other`. */
export interface FollowProduct extends Omit<Product, 'style'> {
  readonly style: FollowStyle
}

/** The customer's money in a product. Null fields are unknown, in orders from outside of the broker's flows. */
export type FollowOrder = Omit<Followed, 'status'>

export type TrackDays = 30 | 90 | 180 | 365

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
