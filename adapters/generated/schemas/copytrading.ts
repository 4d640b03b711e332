// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { FormDecimal, WireCount, WireTextOrNone, WireTime, WireTimeOrNone, wordOrNone } from '../../http/figures.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'

/** A copy-trading product: a strategist trades, and the buyers of the product share the result. Amounts are in `currency`. Net asset values are calculated once a day, Monday to Friday at 18:00 Asia/Kuala_Lumpur. */
export const FollowProduct = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  strategist: Schema.String,
  style: Schema.String,
  risk: statusOf({ 1: 'calm', 2: 'low', 3: 'middle', 4: 'high', 5: 'very-high' } as const),
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  scale: WireDecimal,
  raised: WireDecimal,
  expectedreturn: WireDecimal,
  feerate: WireDecimal,
  lockdays: WireCount,
  minmoney: WireDecimal,
  opentime: WireTime,
  stoptime: WireTime,
  endtime: WireTime,
  state: Schema.Literals(['upcoming', 'open', 'closed', 'ended']),
  nav: WireDecimal,
  navtime: WireTime,
  dayreturn: WireDecimal,
  yearreturn: WireDecimal,
  drawdown: WireDecimal,
}))()

/** A valuation. */
export const FollowRecordPoint = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
  nav: WireDecimal,
}))()

/** Money in a copy-trading product. Amounts are in `currency`. Unknown fields of an order from another server are `-`. */
export const FollowOrder = /* @__PURE__ */ (() => Schema.Struct({
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
  status: statusOf({ 0: 'running', 1: 'ended', 2: 'cancelled' } as const),
}))()

/** Copy-trading products, newest opening first. */
export const FollowListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(FollowProduct),
  next: WireTextOrNone,
}))()

export const FollowListForm = /* @__PURE__ */ (() => Schema.Struct({
  state: Schema.optionalKey(Schema.Literals(['upcoming', 'open', 'closed', 'ended'])),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const FollowInfoForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
}))()

/** Track record of a product's strategist. */
export const FollowRecordAnswer = /* @__PURE__ */ (() => Schema.Array(FollowRecordPoint))()

export const FollowRecordForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  days: Schema.Literals(['30', '90', '180', '365']),
}))()

export const FollowBuyForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  money: FormDecimal,
  requestid: Schema.String,
}))()

/** The customer's copy-trading orders, newest first. */
export const FollowOrdersAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(FollowOrder),
  next: WireTextOrNone,
}))()

export const FollowOrdersForm = /* @__PURE__ */ (() => Schema.Struct({
  state: Schema.optionalKey(Schema.Literals(['following', 'ended'])),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const FollowRedeemForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()
