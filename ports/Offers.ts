import { Context, type Effect } from 'effect'
import type { DayNumber } from '../domain/calendar/day.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Bid } from '../domain/offers/bids.ts'
import type { OfferKind, OfferTerms, PaymentRule, Premium } from '../domain/offers/offer.ts'
import type { SubscriptionState } from '../domain/offers/subscription.ts'
import type { OfferStage, OfferTimetable } from '../domain/offers/timetable.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'

/** The share that is offered. */
export interface OfferedShare {
  readonly kind: OfferKind
  readonly code: string
  readonly name: string
  /** Null where it has none. */
  readonly chineseName: string | null
  readonly market: MarketCode
  readonly zone: string
  readonly currency: Currency
  /** Decimals of its prices. */
  readonly decimals: number
}

/** The customer's subscription. Amounts are in the share's currency. */
export interface OfferSubscription extends OfferedShare {
  readonly id: string
  readonly offerId: string
  readonly payment: PaymentRule
  /** What a share costs; of a bid, the price at which its money was frozen. */
  readonly price: Decimal
  /** Null where the offer has a fixed price. */
  readonly bid: 'price' | 'cut-off' | null
  /** What a share costs where bids decided it; null before the result and at a fixed price. */
  readonly cutoff: Decimal | null
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly state: SubscriptionState
  /** Null before the result. */
  readonly allotted: Decimal | null
  /** The cost of the allotted shares. */
  readonly due: Decimal
  readonly held: Decimal
  readonly refunded: Decimal
  readonly recordDay: DayNumber
  readonly madeAt: Instant
  readonly timetable: Omit<OfferTimetable, 'opensAt'>
  readonly paidAt: Instant | null
  /** The position of the delivered shares. */
  readonly positionId: string | null
}

/** An offer of shares. */
export interface Offer extends OfferedShare {
  readonly id: string
  readonly stage: OfferStage
  readonly terms: OfferTerms
  /** Null where there is no market price. */
  readonly marketPrice: Decimal | null
  readonly premium: Premium | null
  readonly offered: Decimal
  /** By all customers so far. */
  readonly subscribed: Decimal
  /** 0 to 100. */
  readonly progress: number
  readonly timetable: OfferTimetable
  readonly daysLeft: number
  /** The record day of a subscription at this moment. */
  readonly recordDay: DayNumber
  /** Address without the language; null where there is none. */
  readonly prospectus: string | null
  readonly mine: OfferSubscription | null
}

export type OfferTab = 'open' | 'to-be-listed' | 'listed'

export interface OfferQuery {
  readonly kind: OfferKind
  readonly tab: OfferTab
  readonly market?: MarketCode | undefined
}

/** New shares and placements. Source: RULES.md, subscriptions. */
export class Offers extends Context.Service<
  Offers,
  {
    readonly list: (query: OfferQuery, page: PageRequest) => Effect.Effect<Page<Offer>, Failure>
    readonly find: (id: string) => Effect.Effect<Offer, Failure>
    readonly subscribe: (
      subscription: { readonly offerId: string; readonly quantity: Decimal; readonly bid?: Bid | undefined },
      requestId: string,
    ) => Effect.Effect<OfferSubscription, Failure>
    readonly pay: (id: string, requestId: string) => Effect.Effect<OfferSubscription, Failure>
    readonly cancel: (id: string, requestId: string) => Effect.Effect<OfferSubscription, Failure>
    readonly subscriptions: (kind: OfferKind, page: PageRequest) => Effect.Effect<Page<OfferSubscription>, Failure>
  }
>()('ports/Offers') {}
