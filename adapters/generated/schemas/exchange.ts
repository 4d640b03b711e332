// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireFigure, WireTime } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'

/** A rate that is reserved for the customer who requested it, for 30 seconds and one exchange. */
export const ExchangeQuote = /* @__PURE__ */ (() => appNames(Schema.Struct({
  quoteid: Schema.String,
  from: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  to: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  rate: WireFigure,
  quotetime: WireTime,
  expiretime: WireTime,
}), { quoteid: 'id', quotetime: 'quotedAt', expiretime: 'validUntil' }))()

/** An exchange that was made. */
export const ExchangeRecord = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  from: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  to: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  paid: WireFigure,
  received: WireFigure,
  rate: WireFigure,
  time: WireTime,
}), { time: 'madeAt' }))()

/** A pair of currencies that can be exchanged, with the current rate. */
export const ExchangePair = /* @__PURE__ */ (() => appNames(Schema.Struct({
  from: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  to: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  rate: WireFigure,
  min: WireAmount,
  time: WireTime,
}), { min: 'least', time: 'madeAt' }))()

/** Pairs of currencies and their current rates. */
export const ExchangePairsAnswer = /* @__PURE__ */ (() => Schema.Array(ExchangePair))()

/** Exchanges, newest first. */
export const ExchangeListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(ExchangeRecord),
  next: WireTextOrNone,
}))()
