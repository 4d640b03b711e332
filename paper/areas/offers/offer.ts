import type { Instrument } from '../../../domain/markets/market.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { BookLevel } from '../../../domain/offers/bids.ts'
import type { OfferKind, OfferTerms } from '../../../domain/offers/offer.ts'
import type { OfferTimetable } from '../../../domain/offers/timetable.ts'

/** Shares that can be subscribed: a new share's first sale or a placement. */
export interface Offer {
  readonly id: string
  readonly kind: OfferKind
  readonly instrument: Instrument
  readonly terms: OfferTerms
  readonly offered: Decimal
  /** The total demand of all others by the close, in shares. Simulated. */
  readonly demand: Decimal
  /** Where the price is found by bids: what others bid, and the cut-off price that follows. Simulated. */
  readonly bids: { readonly book: ReadonlyArray<BookLevel>; readonly cutoff: Decimal } | undefined
  readonly timetable: OfferTimetable
  /** The reference price of a placement's discount. */
  readonly marketPrice: Decimal | undefined
}
