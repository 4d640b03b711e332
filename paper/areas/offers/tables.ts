import type { Generated, Selectable } from 'kysely'
import type { OfferKind, PaymentRule } from '../../../domain/offers/offer.ts'
import type { SubscriptionState } from '../../../domain/offers/subscription.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { CountedNumeric, NullableNumeric, Numeric } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** For the meaning of the sums see `domain/offers/subscription.ts`. */
    offer_subscriptions: {
      id: string
      customer_id: string
      kind: OfferKind
      offer_id: string
      code: string
      name: string
      currency: Currency
      payment: PaymentRule
      price: Numeric
      /** A bid in a sale by bids, whose money is frozen at `price`; null at a fixed price. */
      bid: 'price' | 'cut-off' | null
      /** The cut-off price, from the start; it is not shown before `allotted` has a value. */
      cutoff: NullableNumeric
      /** What others want above the cut-off price, and at it. */
      wanted_above: NullableNumeric
      wanted_at: NullableNumeric
      quantity: Numeric
      /** The input of the lottery: the offer's terms, and the ticket. */
      step: Numeric
      offered: Numeric
      demand: Numeric
      ticket: Numeric
      state: Generated<SubscriptionState>
      /** The result of the lottery; it is not shown before `allotted` has the same value. */
      drawn: NullableNumeric
      /** The result that a tester set for the lottery. */
      wanted_result: NullableNumeric
      allotted: NullableNumeric
      held: Numeric
      refunded: CountedNumeric
      settled: CountedNumeric
      /** "2026-01-15", in the market's zone. */
      record_day: string
      created_at: Date
      closes_at: Date
      draws_at: Date
      announced_at: Date
      pay_by: Date
      refunds_at: Date
      lists_at: Date
      paid_at: Date | null
      position_id: string | null
    }
  }
}

export type SubscriptionRow = Selectable<Database['offer_subscriptions']>
