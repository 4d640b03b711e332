import { make, multiply } from 'effect/BigDecimal'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { type Decimal, divideTo } from '../../../domain/money/decimal.ts'
import type { OfferKind, OfferTerms } from '../../../domain/offers/offer.ts'
import type { OfferTimetable } from '../../../domain/offers/timetable.ts'

/** Shares that can be subscribed: a new share's first sale or a placement. */
export interface Offer {
  readonly id: string
  readonly kind: OfferKind
  readonly instrument: Instrument
  readonly terms: OfferTerms
  readonly offered: Decimal
  /** What all others have asked for by the close, in shares. Simulated. */
  readonly demand: Decimal
  readonly timetable: OfferTimetable
  /** Of a placement, the price that its discount is measured against. */
  readonly marketPrice: Decimal | undefined
}

const MINUTE = 60_000

/** What has been asked for by an instant: it comes in evenly from the first day to the deadline. */
export const subscribedAt = ({ demand, timetable }: Offer, now: Instant): Decimal => {
  const { closesAt, opensAt } = timetable
  const minutes = (from: Instant) => make(BigInt(Math.max(0, Math.floor((from - opensAt) / MINUTE))), 0)
  return now >= closesAt ? demand : divideTo(multiply(demand, minutes(now)), minutes(closesAt), 0, 'down')
}
