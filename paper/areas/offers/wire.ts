import { make, multiply } from 'effect/BigDecimal'
import { dayLabel } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { type Decimal, divideTo, formatDecimal } from '../../../domain/money/decimal.ts'
import { type OfferKind, premiumOf } from '../../../domain/offers/offer.ts'
import { amountDue, amountSubscribed, type SubscriptionState } from '../../../domain/offers/subscription.ts'
import { daysLeft, type OfferStage, recordDayOf, stageOf } from '../../../domain/offers/timetable.ts'
import { progressOf } from '../../../domain/money/progress.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { Data } from '../../platform/contract/operations.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { millis } from '../../platform/wireText/figures.ts'
import {
  amountText,
  instrumentFields,
  instrumentOf,
  NOTHING,
  priceText,
  quantityText,
} from '../../market/listing/figures.ts'
import type { Offer } from './offer.ts'
import { prospectusOf } from './find.ts'
import type { SubscriptionRow } from './tables.ts'

type WireOffer = Data<'/offer/info'>
export type WireSubscription = Data<'/offer/subscribe'>

const KINDS = { 'new-share': 'newshare', placement: 'placement' } as const
const BIDS = { price: 'price', 'cut-off': 'cutoff' } as const
export const kindNamed = (wire: WireOffer['kind']): OfferKind => (wire === 'placement' ? 'placement' : 'new-share')

const PAYMENTS = { 'up-front': 'upfront', 'after-winning': 'afterwinning' } as const

const STAGES: Readonly<Record<OfferStage, WireOffer['stage']>> = {
  upcoming: 'upcoming',
  open: 'open',
  drawing: 'drawing',
  'to-be-listed': 'tobelisted',
  listed: 'listed',
}

const STATES: Readonly<Record<SubscriptionState, WireSubscription['state']>> = {
  waiting: 'waiting',
  won: 'won',
  'not-won': 'notwon',
  'payment-due': 'paymentdue',
  paid: 'paid',
  'payment-failed': 'paymentfailed',
  waived: 'waived',
  cancelled: 'cancelled',
}
export const stateNamed = (wire: WireSubscription['state']): SubscriptionState =>
  keysOf(STATES).find((state) => STATES[state] === wire) ?? 'waiting'

/** A subscription as the contract represents it. */
export const showSubscription = (row: SubscriptionRow): WireSubscription => {
  const instrument = instrumentOf(row.code)
  return {
    id: row.id,
    offerid: row.offer_id,
    kind: KINDS[row.kind],
    ...instrumentFields(instrument),
    payment: PAYMENTS[row.payment],
    price: priceText(row.price, instrument),
    ...(row.bid !== null && {
      bid: BIDS[row.bid],
      cutoff: row.allotted === null ? NOTHING : priceText(row.cutoff ?? undefined, instrument),
    }),
    quantity: quantityText(row.quantity),
    money: amountText(amountSubscribed(row), row.currency),
    state: STATES[row.state],
    allotted: row.allotted === null ? NOTHING : quantityText(row.allotted),
    due: amountText(amountDue(row), row.currency),
    held: amountText(row.held, row.currency),
    refunded: amountText(row.refunded, row.currency),
    recordday: row.record_day,
    createtime: millis(row.created_at),
    closetime: millis(row.closes_at),
    drawtime: millis(row.draws_at),
    resulttime: millis(row.announced_at),
    paytime: millis(row.pay_by),
    refundtime: millis(row.refunds_at),
    listtime: millis(row.lists_at),
    paidtime: row.paid_at === null ? NOTHING : millis(row.paid_at),
    positionid: row.position_id ?? '',
  }
}

export interface OfferMoment {
  readonly market: PaperMarket
  readonly overrides: Overrides
  readonly now: Instant
}

const marketPriceOf = ({ instrument, kind, marketPrice }: Offer, { market, now, overrides }: OfferMoment) =>
  kind === 'placement' ? marketPrice : market.quote(instrument.code, now, overrides)?.price

const MINUTE = 60_000

/** The demand at an instant: it grows evenly from the first day to the deadline. */
const subscribedAt = ({ demand, timetable }: Offer, now: Instant): Decimal => {
  const { closesAt, opensAt } = timetable
  const minutes = (from: Instant) => make(BigInt(Math.max(0, Math.floor((from - opensAt) / MINUTE))), 0)
  return now >= closesAt ? demand : divideTo(multiply(demand, minutes(now)), minutes(closesAt), 0, 'down')
}

/** An offer as the contract represents it, with the customer's subscription where there is one. */
export const showOffer = (offer: Offer, mine: SubscriptionRow | undefined, moment: OfferMoment): WireOffer => {
  const { instrument, offered, terms, timetable } = offer
  const { now } = moment
  const subscribed = subscribedAt(offer, now)
  const marketPrice = marketPriceOf(offer, moment)
  const price = offer.bids && now >= timetable.announcedAt ? offer.bids.cutoff : terms.price
  const premium = marketPrice && premiumOf(price, marketPrice)
  return {
    id: offer.id,
    kind: KINDS[offer.kind],
    ...instrumentFields(instrument),
    stage: STAGES[stageOf(timetable, now)],
    payment: PAYMENTS[terms.payment],
    price: priceText(price, instrument),
    ...(terms.band && {
      band: {
        low: priceText(terms.band.low, instrument),
        high: priceText(terms.band.high, instrument),
        step: priceText(terms.band.step, instrument),
      },
    }),
    marketprice: priceText(marketPrice, instrument),
    premium: priceText(premium?.difference, instrument),
    premiumrate: premium ? formatDecimal(premium.points) : NOTHING,
    offered: quantityText(offered),
    subscribed: quantityText(subscribed),
    progress: progressOf(subscribed, offered),
    min: quantityText(terms.minimum),
    step: quantityText(terms.step),
    max: quantityText(terms.maximum),
    opentime: timetable.opensAt,
    closetime: timetable.closesAt,
    drawtime: timetable.drawsAt,
    resulttime: timetable.announcedAt,
    paytime: timetable.payBy,
    refundtime: timetable.refundsAt,
    listtime: timetable.listsAt,
    days: daysLeft(timetable, now),
    recordday: dayLabel(recordDayOf(instrument.calendar, now)),
    prospectus: prospectusOf(offer.id),
    mine: mine ? [showSubscription(mine)] : [],
  }
}

/** "2026-01-15": the record day of a subscription at this moment. */
export const recordDayText = ({ instrument }: Offer, now: Instant): string =>
  dayLabel(recordDayOf(instrument.calendar, now))
