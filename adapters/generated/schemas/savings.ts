// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCount, WireDay, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireDayOrNone, WireFlag, WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'
import { FeeCharge } from './orders.ts'

/** A purchase for a fixed sum every week or every month, at the opening of the market. Its day is one of the market's zone. Figures of its shares count what is left of those that it bought. Amounts are in `currency`. */
export const SavingsPlan = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  decimals: Schema.Int,
  money: WireFigure,
  rhythm: Schema.Literals(['weekly', 'monthly']),
  day: Schema.Int,
  reminder: WireFlag,
  state: Schema.Literals(['active', 'paused', 'ended']),
  reason: WireTextOrNone,
  nextday: WireDayOrNone,
  nexttime: WireTimeOrNone,
  rest: WireAmount,
  purchases: WireCount,
  quantity: WireAmount,
  nowprice: WireDecimal,
  paid: WireAmount,
  sold: WireAmount,
  worth: WireDecimal,
  profit: WireDecimal,
  weightedreturn: WireDecimal,
  createtime: WireTime,
}), { chinesename: 'chineseName', money: 'sum', reminder: 'reminds', nextday: 'nextDay', nexttime: 'nextAt', nowprice: 'price', weightedreturn: 'weightedReturn', createtime: 'createdAt' }))()

/** What the next purchase of a plan would be at current prices. Amounts are in `currency`. A figure that cannot be calculated (no price) is `-`. */
export const PlanPreview = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  nextday: WireDay,
  nexttime: WireTime,
  price: WireDecimal,
  quantity: WireDecimal,
  amount: WireDecimal,
  fees: Schema.Array(FeeCharge),
  feetotal: WireDecimal,
  cost: WireDecimal,
  rest: WireDecimal,
  lot: WireFigure,
  lotcost: WireDecimal,
  periods: WireDecimal,
  available: WireAmount,
  minimum: WireFigure,
  maximum: WireFigure,
}), { nextday: 'nextDay', nexttime: 'nextAt', feetotal: 'feeTotal', lotcost: 'lotCost' }))()

/** The customer's savings plans. */
export const PlanListAnswer = /* @__PURE__ */ (() => Schema.Array(SavingsPlan))()

/** A purchase of a plan, or why there was none in its period. Amounts are in the currency of the plan. */
export const PlanPurchase = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  planday: WireDay,
  time: WireTime,
  state: Schema.Literals(['ordered', 'bought', 'carried', 'skipped']),
  reason: WireTextOrNone,
  money: WireFigure,
  restbefore: WireAmount,
  quantity: WireAmount,
  averageprice: WireDecimal,
  amount: WireAmount,
  fees: WireAmount,
  restafter: WireAmount,
  orderid: WireTextOrNone,
}), { planday: 'planned', time: 'at', money: 'sum', restbefore: 'restBefore', averageprice: 'averagePrice', restafter: 'restAfter', orderid: 'orderId' }))()

/** A savings plan and its purchases, newest first. */
export const PlanInfoAnswer = /* @__PURE__ */ (() => Schema.Struct({
  plan: SavingsPlan,
  list: Schema.Array(PlanPurchase),
  next: WireTextOrNone,
}))()
