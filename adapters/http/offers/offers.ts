import { Effect, Schema } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { type Offer, Offers, type OfferSubscription, type OfferTab } from '../../../ports/Offers.ts'
import { pictureAddress } from '../addresses.ts'
import type { Call } from '../client.ts'
import {
  textOrNull,
  WireAmount,
  WireCurrencyText,
  WireDay,
  WireFigure,
  WireMarket,
  WireTime,
  WireTimeOrNone,
} from '../figures.ts'
import { renamed } from '../renamed.ts'
import { formPage, pageOf, PageOf } from '../pages.ts'
import { WireDecimal } from '../wire.ts'

const bids = { price: 'price', cutoff: 'cut-off' } as const
const kinds = { newshare: 'new-share', placement: 'placement' } as const
const payments = { upfront: 'up-front', afterwinning: 'after-winning' } as const
const stages = {
  upcoming: 'upcoming',
  open: 'open',
  drawing: 'drawing',
  tobelisted: 'to-be-listed',
  listed: 'listed',
} as const
const states = {
  waiting: 'waiting',
  won: 'won',
  notwon: 'not-won',
  paymentdue: 'payment-due',
  paid: 'paid',
  paymentfailed: 'payment-failed',
  waived: 'waived',
  cancelled: 'cancelled',
} as const

const share = {
  kind: renamed(kinds),
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: WireMarket,
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Number,
}

const times = {
  closetime: WireTime,
  drawtime: WireTime,
  resulttime: WireTime,
  paytime: WireTime,
  refundtime: WireTime,
  listtime: WireTime,
}

const Subscription = Schema.Struct({
  id: Schema.String,
  offerid: Schema.String,
  ...share,
  payment: renamed(payments),
  price: WireFigure,
  bid: Schema.optionalKey(renamed(bids)),
  cutoff: Schema.optionalKey(WireDecimal),
  quantity: WireFigure,
  money: WireFigure,
  state: renamed(states),
  allotted: WireDecimal,
  due: WireAmount,
  held: WireAmount,
  refunded: WireAmount,
  recordday: WireDay,
  createtime: WireTime,
  ...times,
  paidtime: WireTimeOrNone,
  positionid: Schema.String,
})

const WireOffer = Schema.Struct({
  id: Schema.String,
  ...share,
  stage: renamed(stages),
  payment: renamed(payments),
  price: WireFigure,
  band: Schema.optionalKey(Schema.Struct({ low: WireFigure, high: WireFigure, step: WireFigure })),
  marketprice: WireDecimal,
  premium: WireDecimal,
  premiumrate: WireDecimal,
  offered: WireFigure,
  subscribed: WireAmount,
  progress: Schema.Number,
  min: WireFigure,
  step: WireFigure,
  max: WireFigure,
  opentime: WireTime,
  ...times,
  days: Schema.Number,
  recordday: WireDay,
  prospectus: Schema.String,
  mine: Schema.Array(Subscription),
})

type Times = { readonly [K in keyof typeof times]: number }

const timetable = (row: Times): OfferSubscription['timetable'] => ({
  closesAt: row.closetime,
  drawsAt: row.drawtime,
  announcedAt: row.resulttime,
  payBy: row.paytime,
  refundsAt: row.refundtime,
  listsAt: row.listtime,
})

const sharedBy = ({
  chinesename,
  code,
  currency,
  decimals,
  kind,
  market,
  name,
  zone,
}: (typeof WireOffer)['Type'] | (typeof Subscription)['Type']) => ({
  kind,
  code,
  name,
  chineseName: textOrNull(chinesename),
  market,
  zone,
  currency,
  decimals,
})

const subscription = (row: (typeof Subscription)['Type']): OfferSubscription => ({
  ...sharedBy(row),
  id: row.id,
  offerId: row.offerid,
  payment: row.payment,
  price: row.price,
  bid: row.bid ?? null,
  cutoff: row.cutoff ?? null,
  quantity: row.quantity,
  amount: row.money,
  state: row.state,
  allotted: row.allotted,
  due: row.due,
  held: row.held,
  refunded: row.refunded,
  recordDay: row.recordday,
  madeAt: row.createtime,
  timetable: timetable(row),
  paidAt: row.paidtime,
  positionId: textOrNull(row.positionid),
})

const offerAt =
  (base: string) =>
  (row: (typeof WireOffer)['Type']): Offer => ({
    ...sharedBy(row),
    id: row.id,
    stage: row.stage,
    terms: {
      payment: row.payment,
      price: row.price,
      ...(row.band && { band: row.band }),
      minimum: row.min,
      step: row.step,
      maximum: row.max,
    },
    marketPrice: row.marketprice,
    premium:
      row.premium === null || row.premiumrate === null ? null : { difference: row.premium, points: row.premiumrate },
    offered: row.offered,
    subscribed: row.subscribed,
    progress: row.progress,
    timetable: { opensAt: row.opentime, ...timetable(row) },
    daysLeft: row.days,
    recordDay: row.recordday,
    prospectus: pictureAddress(base, row.prospectus),
    mine: row.mine[0] ? subscription(row.mine[0]) : null,
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
      call('/offer/list', { kind: KINDS[kind], tab: TABS[tab], market, ...formPage(page) }, PageOf(WireOffer)).pipe(
        Effect.map(pageOf(offer)),
      ),
    find: (id) => call('/offer/info', { id }, WireOffer).pipe(Effect.map(offer)),
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
        Subscription,
      ).pipe(Effect.map(subscription)),
    pay: (id, requestId) =>
      call('/offer/pay', { id, requestid: requestId }, Subscription).pipe(Effect.map(subscription)),
    cancel: (id, requestId) =>
      call('/offer/cancel', { id, requestid: requestId }, Subscription).pipe(Effect.map(subscription)),
    subscriptions: (kind, page) =>
      call('/offer/subscriptions', { kind: KINDS[kind], ...formPage(page) }, PageOf(Subscription)).pipe(
        Effect.map(pageOf(subscription)),
      ),
  })
}
