import { Effect } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { type Offer, Offers, type OfferSubscription as Subscription, type OfferTab } from '../../../ports/Offers.ts'
import {
  Offer as OfferRecord,
  OfferListAnswer,
  OfferSubscription,
  OfferSubscriptionsAnswer,
} from '../../generated/schemas/offers.ts'
import { pictureAddress } from '../addresses.ts'
import type { Call } from '../client.ts'
import { formPage, pageOf } from '../pages.ts'

const subscription = ({
  announcedAt,
  closesAt,
  drawsAt,
  listsAt,
  payBy,
  refundsAt,
  ...row
}: (typeof OfferSubscription)['Type']): Subscription => ({
  ...row,
  timetable: { closesAt, drawsAt, announcedAt, payBy, refundsAt, listsAt },
})

const offerAt =
  (base: string) =>
  ({
    announcedAt,
    band,
    closesAt,
    drawsAt,
    listsAt,
    maximum,
    minimum,
    mine: [mine],
    opensAt,
    payBy,
    payment,
    premium,
    premiumRate,
    price,
    prospectus,
    refundsAt,
    step,
    ...row
  }: (typeof OfferRecord)['Type']): Offer => ({
    ...row,
    terms: { payment, price, ...(band && { band }), minimum, step, maximum },
    premium: premium === null || premiumRate === null ? null : { difference: premium, points: premiumRate },
    timetable: { opensAt, closesAt, drawsAt, announcedAt, payBy, refundsAt, listsAt },
    prospectus: pictureAddress(base, prospectus),
    mine: mine ? subscription(mine) : null,
  })

const TABS: Readonly<Record<OfferTab, 'open' | 'tobelisted' | 'listed'>> = {
  open: 'open',
  'to-be-listed': 'tobelisted',
  listed: 'listed',
}
const KINDS = { 'new-share': 'newshare', placement: 'placement' } as const

/** New shares and placements over HTTP. `base` is the API's address, for prospectuses. */
export const offers = (call: Call, base: string): Offers['Service'] => {
  const offer = offerAt(base)
  return Offers.of({
    list: ({ kind, market, tab }, page) =>
      call('/offer/list', { kind: KINDS[kind], tab: TABS[tab], market, ...formPage(page) }, OfferListAnswer).pipe(
        Effect.map(pageOf(offer)),
      ),
    find: (id) => call('/offer/info', { id }, OfferRecord).pipe(Effect.map(offer)),
    subscribe: ({ bid, offerId, quantity }, requestId) =>
      call(
        '/offer/subscribe',
        {
          id: offerId,
          quantity: formatDecimal(quantity),
          // A bid at cut-off is sent as no bid.
          bid: bid === undefined || bid === 'cut-off' ? undefined : formatDecimal(bid),
          requestid: requestId,
        },
        OfferSubscription,
      ).pipe(Effect.map(subscription)),
    pay: (id, requestId) =>
      call('/offer/pay', { id, requestid: requestId }, OfferSubscription).pipe(Effect.map(subscription)),
    cancel: (id, requestId) =>
      call('/offer/cancel', { id, requestid: requestId }, OfferSubscription).pipe(Effect.map(subscription)),
    subscriptions: (kind, page) =>
      call(
        '/offer/subscriptions',
        { kind: KINDS[kind], state: undefined, ...formPage(page) },
        OfferSubscriptionsAnswer,
      ).pipe(Effect.map(pageOf(subscription))),
  })
}
