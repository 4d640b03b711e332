// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCount, WireFigure, WireStatus, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames, wordOrNone } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'

/** A copy-trading product: a strategist trades, and the buyers of the product share the result. Amounts are in `currency`. Net asset values are calculated once a day, Monday to Friday at 18:00 Asia/Kuala_Lumpur. */
export const FollowProduct = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  strategist: Schema.String,
  style: Schema.String,
  risk: WireStatus,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  scale: WireFigure,
  raised: WireAmount,
  expectedreturn: WireFigure,
  feerate: WireAmount,
  lockdays: WireCount,
  minmoney: WireFigure,
  opentime: WireTime,
  stoptime: WireTime,
  endtime: WireTime,
  state: Schema.Literals(['upcoming', 'open', 'closed', 'ended']),
  nav: WireDecimal,
  navtime: WireTime,
  dayreturn: WireAmount,
  yearreturn: WireAmount,
  drawdown: WireAmount,
}), { expectedreturn: 'expectedReturn', feerate: 'feeRate', lockdays: 'lockDays', minmoney: 'least', opentime: 'opensAt', stoptime: 'stopsAt', endtime: 'endsAt', navtime: 'navAt', dayreturn: 'dayReturn', yearreturn: 'yearReturn' }))()

/** Money in a copy-trading product. Amounts are in `currency`. Unknown fields of an order from another server are `-`. */
export const FollowOrder = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  strategist: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireDecimal,
  fee: WireDecimal,
  value: WireDecimal,
  dayprofit: WireDecimal,
  profit: WireDecimal,
  navtime: WireTime,
  buytime: WireTime,
  unlocktime: WireTimeOrNone,
  endtime: WireTimeOrNone,
  closetime: WireTimeOrNone,
  state: Schema.Literals(['following', 'ended']),
  endedby: wordOrNone(['redeemed', 'matured', 'cancelled']),
  status: WireStatus,
}), { money: 'amount', dayprofit: 'dayProfit', navtime: 'navAt', buytime: 'boughtAt', unlocktime: 'unlocksAt', endtime: 'endsAt', closetime: 'endedAt', endedby: 'endedBy' }))()

/** Copy-trading products, newest opening first. */
export const FollowListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(FollowProduct),
  next: WireTextOrNone,
}))()

/** A valuation. */
export const Valuation = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  nav: WireFigure,
}), { time: 'at' }))()

/** Track record of a product's strategist. */
export const FollowRecordAnswer = /* @__PURE__ */ (() => Schema.Array(Valuation))()

/** The customer's copy-trading orders, newest first. */
export const FollowOrdersAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(FollowOrder),
  next: WireTextOrNone,
}))()
