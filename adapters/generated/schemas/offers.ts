// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCurrencyText, WireDay, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames, orNull } from '../../http/forms/forms.ts'
import { renamed } from '../../http/renamed.ts'
import { WireDecimal } from '../../http/wire.ts'

/** A customer's subscription of an offer. Prices and amounts are in `currency`. */
export const OfferSubscription = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  offerid: Schema.String,
  kind: renamed({ newshare: 'new-share', placement: 'placement' } as const),
  code: Schema.String,
  name: Schema.String,
  chinesename: WireTextOrNone,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  payment: renamed({ upfront: 'up-front', afterwinning: 'after-winning' } as const),
  price: WireFigure,
  bid: orNull(renamed({ price: 'price', cutoff: 'cut-off' } as const)),
  cutoff: orNull(WireDecimal),
  quantity: WireFigure,
  money: WireFigure,
  state: renamed({ waiting: 'waiting', won: 'won', notwon: 'not-won', paymentdue: 'payment-due', paid: 'paid', paymentfailed: 'payment-failed', waived: 'waived', cancelled: 'cancelled' } as const),
  allotted: WireDecimal,
  due: WireAmount,
  held: WireAmount,
  refunded: WireAmount,
  recordday: WireDay,
  createtime: WireTime,
  closetime: WireTime,
  drawtime: WireTime,
  resulttime: WireTime,
  paytime: WireTime,
  refundtime: WireTime,
  listtime: WireTime,
  paidtime: WireTimeOrNone,
  positionid: WireTextOrNone,
}), { offerid: 'offerId', chinesename: 'chineseName', money: 'amount', recordday: 'recordDay', createtime: 'madeAt', closetime: 'closesAt', drawtime: 'drawsAt', resulttime: 'announcedAt', paytime: 'payBy', refundtime: 'refundsAt', listtime: 'listsAt', paidtime: 'paidAt', positionid: 'positionId' }))()

/** The band of an offer whose price is found by bids: book building or an auction. Absent: the offer has a fixed price. After the close the cut-off price is set, the highest at which the bids at or above it take all shares, or `low` where all bids take fewer. Everybody pays the cut-off price; a bid below it gets nothing. */
export const OfferBand = /* @__PURE__ */ (() => Schema.Struct({
  low: WireFigure,
  high: WireFigure,
  step: WireFigure,
}))()

/** An offer of shares: a company's first sale of them (`newshare`), or a listed company's sale below its market price (`placement`). Prices and amounts are in `currency`, quantities in shares. */
export const Offer = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  kind: renamed({ newshare: 'new-share', placement: 'placement' } as const),
  code: Schema.String,
  name: Schema.String,
  chinesename: WireTextOrNone,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  stage: renamed({ upcoming: 'upcoming', open: 'open', drawing: 'drawing', tobelisted: 'to-be-listed', listed: 'listed' } as const),
  payment: renamed({ upfront: 'up-front', afterwinning: 'after-winning' } as const),
  price: WireFigure,
  band: Schema.optionalKey(OfferBand),
  marketprice: WireDecimal,
  premium: WireDecimal,
  premiumrate: WireDecimal,
  offered: WireFigure,
  subscribed: WireAmount,
  progress: Schema.Int,
  min: WireFigure,
  step: WireFigure,
  max: WireFigure,
  opentime: WireTime,
  closetime: WireTime,
  drawtime: WireTime,
  resulttime: WireTime,
  paytime: WireTime,
  refundtime: WireTime,
  listtime: WireTime,
  days: Schema.Int,
  recordday: WireDay,
  prospectus: Schema.String,
  mine: Schema.Array(OfferSubscription),
}), { chinesename: 'chineseName', marketprice: 'marketPrice', premiumrate: 'premiumRate', min: 'minimum', max: 'maximum', opentime: 'opensAt', closetime: 'closesAt', drawtime: 'drawsAt', resulttime: 'announcedAt', paytime: 'payBy', refundtime: 'refundsAt', listtime: 'listsAt', days: 'daysLeft', recordday: 'recordDay' }))()

/** Offers of new shares or of placements. */
export const OfferListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Offer),
  next: WireTextOrNone,
}))()

/** The customer's subscriptions, newest first. */
export const OfferSubscriptionsAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(OfferSubscription),
  next: WireTextOrNone,
}))()
