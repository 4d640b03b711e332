// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCurrencyText, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { FormDecimal, WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { renamed } from '../../http/renamed.ts'
import { WireDecimal } from '../../http/wire.ts'

/** The band of an offer whose price is found by bids: book building or an auction. Absent: the offer has a fixed price. After the close the cut-off price is set, the highest at which the bids at or above it take all shares, or `low` where all bids take fewer. Everybody pays the cut-off price; a bid below it gets nothing. */
export const OfferBand = /* @__PURE__ */ (() => Schema.Struct({
  low: WireDecimal,
  high: WireDecimal,
  step: WireDecimal,
}))()

/** A customer's subscription of an offer. Prices and amounts are in `currency`. */
export const OfferSubscription = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  offerid: Schema.String,
  kind: renamed({ newshare: 'new-share', placement: 'placement' } as const),
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  payment: renamed({ upfront: 'up-front', afterwinning: 'after-winning' } as const),
  price: WireDecimal,
  bid: Schema.optionalKey(renamed({ price: 'price', cutoff: 'cut-off' } as const)),
  cutoff: Schema.optionalKey(WireDecimal),
  quantity: WireDecimal,
  money: WireDecimal,
  state: renamed({ waiting: 'waiting', won: 'won', notwon: 'not-won', paymentdue: 'payment-due', paid: 'paid', paymentfailed: 'payment-failed', waived: 'waived', cancelled: 'cancelled' } as const),
  allotted: WireDecimal,
  due: WireDecimal,
  held: WireDecimal,
  refunded: WireDecimal,
  recordday: Schema.String,
  createtime: WireTime,
  closetime: WireTime,
  drawtime: WireTime,
  resulttime: WireTime,
  paytime: WireTime,
  refundtime: WireTime,
  listtime: WireTime,
  paidtime: WireTimeOrNone,
  positionid: Schema.String,
}), { chinesename: 'chineseName' }))()

/** An offer of shares: a company's first sale of them (`newshare`), or a listed company's sale below its market price (`placement`). Prices and amounts are in `currency`, quantities in shares. */
export const Offer = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  kind: renamed({ newshare: 'new-share', placement: 'placement' } as const),
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  stage: renamed({ upcoming: 'upcoming', open: 'open', drawing: 'drawing', tobelisted: 'to-be-listed', listed: 'listed' } as const),
  payment: renamed({ upfront: 'up-front', afterwinning: 'after-winning' } as const),
  price: WireDecimal,
  band: Schema.optionalKey(OfferBand),
  marketprice: WireDecimal,
  premium: WireDecimal,
  premiumrate: WireDecimal,
  offered: WireDecimal,
  subscribed: WireDecimal,
  progress: Schema.Int,
  min: WireDecimal,
  step: WireDecimal,
  max: WireDecimal,
  opentime: WireTime,
  closetime: WireTime,
  drawtime: WireTime,
  resulttime: WireTime,
  paytime: WireTime,
  refundtime: WireTime,
  listtime: WireTime,
  days: Schema.Int,
  recordday: Schema.String,
  prospectus: Schema.String,
  mine: Schema.Array(OfferSubscription),
}), { chinesename: 'chineseName' }))()

/** Offers of new shares or of placements. */
export const OfferListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Offer),
  next: WireTextOrNone,
}))()

export const OfferListForm = /* @__PURE__ */ (() => Schema.Struct({
  kind: renamed({ newshare: 'new-share', placement: 'placement' } as const),
  tab: Schema.Literals(['open', 'tobelisted', 'listed']),
  market: Schema.optionalKey(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const OfferInfoForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
}))()

export const OfferSubscribeForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  quantity: FormDecimal,
  bid: Schema.optionalKey(FormDecimal),
  requestid: Schema.String,
}))()

export const OfferPayForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()

export const OfferCancelForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()

/** The customer's subscriptions, newest first. */
export const OfferSubscriptionsAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(OfferSubscription),
  next: WireTextOrNone,
}))()

export const OfferSubscriptionsForm = /* @__PURE__ */ (() => Schema.Struct({
  kind: renamed({ newshare: 'new-share', placement: 'placement' } as const),
  state: Schema.optionalKey(renamed({ waiting: 'waiting', won: 'won', notwon: 'not-won', paymentdue: 'payment-due', paid: 'paid', paymentfailed: 'payment-failed', waived: 'waived', cancelled: 'cancelled' } as const)),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()
