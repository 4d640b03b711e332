import { Context, type Effect } from 'effect'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Bid } from '../domain/offers/bids.ts'
import type { OfferKind, OfferTerms, Premium } from '../domain/offers/offer.ts'
import type { OfferTimetable } from '../domain/offers/timetable.ts'
import type { Failure } from './failure.ts'
import type { Offer as OfferRecord, OfferSubscription as SubscriptionRecord } from './generated/offers.ts'
import type { Page, PageRequest } from './page.ts'

/** The times of an offer, which the contract has field by field. */
type Times = keyof OfferTimetable

/** The customer's subscription. Amounts are in the share's currency. */
export interface OfferSubscription extends Omit<SubscriptionRecord, Times> {
  readonly timetable: Omit<OfferTimetable, 'opensAt'>
}

type Terms = 'payment' | 'price' | 'band' | 'minimum' | 'step' | 'maximum'

/** An offer of shares. */
export interface Offer extends Omit<OfferRecord, Times | Terms | 'premium' | 'premiumRate' | 'prospectus' | 'mine'> {
  readonly terms: OfferTerms
  readonly premium: Premium | null
  readonly timetable: OfferTimetable
  /** Address without the language; null where there is none. */
  readonly prospectus: string | null
  readonly mine: OfferSubscription | null
}

/** The share that is offered. */
export type OfferedShare = Pick<
  OfferRecord,
  'kind' | 'code' | 'name' | 'chineseName' | 'market' | 'zone' | 'currency' | 'decimals'
>

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
