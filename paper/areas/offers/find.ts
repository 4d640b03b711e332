import type { Instant } from '../../../domain/calendar/zone.ts'
import { type OfferKind, paymentRuleOf } from '../../../domain/offers/offer.ts'
import { findListing } from '../../market/listing/listings.ts'
import { OFFERING_MARKETS, type OfferingMarket } from '../../market/newShares/names.ts'
import { newShareOf, newSharesAround, type NewShare } from '../../market/newShares/plan.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import type { Offer } from './offer.ts'
import { placementOf, placementsAround } from './placements.ts'

/** The path of the prospectus page of an offer. */
export const prospectusOf = (id: string): string => `/prospectus/${id}`

const offerOf = (share: NewShare): Offer | undefined => {
  const instrument = findListing(share.code)?.instrument
  const { bids, demand, market, maximum, minimum, number, offered, timetable } = share
  const payment = paymentRuleOf('new-share', market, bids?.band)
  const price = bids?.band.high ?? share.price
  return (
    instrument && {
      id: `${market}-${number}`,
      kind: 'new-share',
      instrument,
      terms: { payment, price, band: bids?.band, minimum, step: minimum, maximum },
      offered,
      demand,
      bids,
      timetable,
      marketPrice: undefined,
    }
  )
}

/** The offers of a kind that are listed at an instant. */
export const offersAround = (
  paperMarket: PaperMarket,
  kind: OfferKind,
  markets: ReadonlyArray<OfferingMarket>,
  now: Instant,
): ReadonlyArray<Offer> =>
  markets.flatMap((market) =>
    kind === 'placement'
      ? placementsAround(paperMarket, market, now)
      : newSharesAround(market, now).flatMap((share) => offerOf(share) ?? []),
  )

/** The offer with an id; undefined where there is none, or it is not announced yet. */
export const findOffer = (paperMarket: PaperMarket, id: string, now: Instant): Offer | undefined => {
  const [, code, placed, number = ''] = /^([A-Z]{2})-(p?)(0|[1-9]\d{0,3})$/.exec(id) ?? []
  const market = OFFERING_MARKETS.find((one) => one === code)
  if (market === undefined) return undefined
  if (placed === 'p') return placementOf(paperMarket, market, Number(number), now)
  const share = newShareOf(market, Number(number))
  const isAnnounced = share !== undefined && share.announcedAt <= now
  return isAnnounced ? offerOf(share) : undefined
}
