// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCount, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { FormDecimal, WireFlag, WireTextOrNone } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'
import { FeeCharge } from './orders.ts'

/** A purchase for a fixed sum every week or every month, at the opening of the market. Its day is one of the market's zone. Figures of its shares count what is left of those that it bought. Amounts are in `currency`. */
export const SavingsPlan = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  decimals: Schema.Int,
  money: WireDecimal,
  rhythm: Schema.Literals(['weekly', 'monthly']),
  day: Schema.Int,
  reminder: WireFlag,
  state: Schema.Literals(['active', 'paused', 'ended']),
  reason: Schema.String,
  nextday: Schema.String,
  nexttime: WireTimeOrNone,
  rest: WireDecimal,
  purchases: WireCount,
  quantity: WireDecimal,
  nowprice: WireDecimal,
  paid: WireDecimal,
  sold: WireDecimal,
  worth: WireDecimal,
  profit: WireDecimal,
  weightedreturn: WireDecimal,
  createtime: WireTime,
}))()

/** A purchase of a plan, or why there was none in its period. Amounts are in the currency of the plan. */
export const PlanPurchase = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  planday: Schema.String,
  time: WireTime,
  state: Schema.Literals(['ordered', 'bought', 'carried', 'skipped']),
  reason: Schema.String,
  money: WireDecimal,
  restbefore: WireDecimal,
  quantity: WireDecimal,
  averageprice: WireDecimal,
  amount: WireDecimal,
  fees: WireDecimal,
  restafter: WireDecimal,
  orderid: Schema.String,
}))()

/** What the next purchase of a plan would be at current prices. Amounts are in `currency`. A figure that cannot be calculated (no price) is `-`. */
export const PlanPreview = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  nextday: Schema.String,
  nexttime: WireTime,
  price: WireDecimal,
  quantity: WireDecimal,
  amount: WireDecimal,
  fees: Schema.Array(FeeCharge),
  feetotal: WireDecimal,
  cost: WireDecimal,
  rest: WireDecimal,
  lot: WireDecimal,
  lotcost: WireDecimal,
  periods: WireDecimal,
  available: WireDecimal,
  minimum: WireDecimal,
  maximum: WireDecimal,
}))()

/** The customer's savings plans. */
export const PlanListAnswer = /* @__PURE__ */ (() => Schema.Array(SavingsPlan))()

/** A savings plan and its purchases, newest first. */
export const PlanInfoAnswer = /* @__PURE__ */ (() => Schema.Struct({
  plan: SavingsPlan,
  list: Schema.Array(PlanPurchase),
  next: WireTextOrNone,
}))()

export const PlanInfoForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const PlanPreviewForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  money: FormDecimal,
  rhythm: Schema.Literals(['weekly', 'monthly']),
  day: Schema.String,
  id: Schema.optionalKey(Schema.String),
}))()

export const PlanAddForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  money: FormDecimal,
  rhythm: Schema.Literals(['weekly', 'monthly']),
  day: Schema.String,
  reminder: Schema.optionalKey(Schema.Literals(['0', '1'])),
  requestid: Schema.String,
}))()

export const PlanChangeForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  money: FormDecimal,
  rhythm: Schema.Literals(['weekly', 'monthly']),
  day: Schema.String,
  reminder: Schema.Literals(['0', '1']),
  requestid: Schema.String,
}))()

export const PlanStateForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  state: Schema.Literals(['active', 'paused', 'ended']),
  requestid: Schema.String,
}))()
