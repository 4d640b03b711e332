// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import type { FeeName } from '../../../domain/contract/enumerations.ts'
import { WireAmount, WireCurrencyText, WireDay, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { FormDecimal, WireTextOrNone, appNames, nonEmpty } from '../../http/forms/forms.ts'
import { nameOr } from '../../http/names.ts'
import { WireDecimal } from '../../http/wire.ts'
import { TradingSession } from './markets.ts'
import { Protection } from './positions.ts'

/** One step of the ladder of tick sizes. */
export const TickStep = /* @__PURE__ */ (() => Schema.Struct({
  from: WireAmount,
  tick: WireFigure,
}))()

/** One line of the fee schedule. It is charged per order, regardless of the number of fills. */
export const FeeRule = /* @__PURE__ */ (() => Schema.Struct({
  name: nameOr<FeeName, FeeName>(['brokerage', 'clearing-fee', 'stamp-duty', 'transfer-fee', 'exchange-fee', 'regulatory-fee', 'transaction-tax', 'other-fee'], 'other-fee'),
  side: Schema.Literals(['buy', 'sell', 'both']),
  rate: WireAmount,
  minimum: WireDecimal,
  maximum: WireDecimal,
}))()

/** Rules for an order of this instrument today. Prices and charges are in the instrument's currency. */
export const TradingRules = /* @__PURE__ */ (() => appNames(Schema.Struct({
  tradable: Schema.Boolean,
  lot: WireFigure,
  maxquantity: WireDecimal,
  ticks: nonEmpty(Schema.Array(TickStep)),
  upperlimit: WireDecimal,
  lowerlimit: WireDecimal,
  leverages: Schema.Array(Schema.Int),
  shorting: Schema.Boolean,
  stopoutpercent: WireDecimal,
  sale: Schema.Literals(['T+0', 'T+1']),
  salewait: Schema.Int,
  settlementdays: Schema.Int,
  zone: Schema.String,
  day: WireDay,
  sessions: Schema.Array(TradingSession),
  changetime: WireTimeOrNone,
  fees: Schema.Array(FeeRule),
}), { maxquantity: 'maxQuantity', upperlimit: 'upperLimit', lowerlimit: 'lowerLimit', stopoutpercent: 'stopOutPercent', salewait: 'saleWait', settlementdays: 'settlementDays', changetime: 'changesAt' }))()

/** One line of the fees of an order, in the instrument's currency, rounded to its minor unit. */
export const FeeCharge = /* @__PURE__ */ (() => Schema.Struct({
  name: nameOr<FeeName, FeeName>(['brokerage', 'clearing-fee', 'stamp-duty', 'transfer-fee', 'exchange-fee', 'regulatory-fee', 'transaction-tax', 'other-fee'], 'other-fee'),
  rate: WireDecimal,
  amount: WireAmount,
}))()

/** One finding that the ticket shows before the order is sent. */
export const OrderProblem = /* @__PURE__ */ (() => Schema.Struct({
  field: Schema.Literals(['code', 'direction', 'price', 'quantity', 'leverage', 'positionid', 'gooduntil', 'stoploss', 'stoplimit', 'takeprofit', 'trailamount']),
  code: Schema.String,
  severity: Schema.Literals(['error', 'warning']),
}))()

/** Cost or proceeds of the order if it were completely filled at `estimateprice`. Amounts are in `currency`, rounded to its minor unit. A figure that cannot be calculated (no price) is `-`. */
export const OrderPreview = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  currency: WireCurrencyText,
  estimateprice: WireDecimal,
  holdprice: WireDecimal,
  amount: WireDecimal,
  fees: Schema.Array(FeeCharge),
  feetotal: WireDecimal,
  margin: WireDecimal,
  cost: WireDecimal,
  held: WireDecimal,
  proceeds: WireDecimal,
  profit: WireDecimal,
  buyingpower: WireDecimal,
  buyingpowerafter: WireDecimal,
  stopprice: WireDecimal,
  squareofftime: WireTimeOrNone,
  maxquantity: WireDecimal,
  problems: Schema.Array(OrderProblem),
  time: WireTime,
}))()

/** An order. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
export const Order = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  clientorderid: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  direction: Schema.Literals(['long', 'short']),
  action: Schema.Literals(['open', 'close']),
  ordertype: Schema.Literals(['limit', 'market']),
  price: WireDecimal,
  quantity: WireDecimal,
  filled: WireDecimal,
  averageprice: WireDecimal,
  amount: WireDecimal,
  leverage: Schema.Int,
  held: WireDecimal,
  fees: WireDecimal,
  state: Schema.Literals(['pending', 'partlyfilled', 'filled', 'cancelled', 'rejected', 'expired']),
  reason: Schema.String,
  positionid: Schema.String,
  createtime: WireTime,
  updatetime: WireTime,
  expiretime: WireTime,
  timeinforce: Schema.optionalKey(Schema.Literals(['day', 'gtc', 'gtd', 'ioc', 'fok'])),
  triggerprice: Schema.optionalKey(WireDecimal),
  protection: Schema.optionalKey(Protection),
  squareofftime: WireTimeOrNone,
}), { chinesename: 'chineseName' }))()

/** One page of orders. */
export const OrderPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Order),
  next: WireTextOrNone,
}))()

/** One trade that filled an order in full or in part. Price, amount and fees are in `currency`. */
export const Fill = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  orderid: Schema.String,
  positionid: Schema.String,
  code: Schema.String,
  currency: WireCurrencyText,
  direction: Schema.Literals(['long', 'short']),
  action: Schema.Literals(['open', 'close']),
  price: WireDecimal,
  quantity: WireDecimal,
  amount: WireDecimal,
  fees: WireDecimal,
  profit: WireDecimal,
  writtenoff: WireDecimal,
  time: WireTime,
}))()

/** One page of fills. */
export const FillPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Fill),
  next: WireTextOrNone,
}))()

export const TradeOrderpreviewForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  direction: Schema.Literals(['long', 'short']),
  action: Schema.Literals(['open', 'close']),
  ordertype: Schema.Literals(['limit', 'market']),
  price: Schema.optionalKey(FormDecimal),
  quantity: FormDecimal,
  timeinforce: Schema.optionalKey(Schema.Literals(['day', 'gtc', 'gtd', 'ioc', 'fok'])),
  gooduntil: Schema.optionalKey(Schema.String),
  stoploss: Schema.optionalKey(FormDecimal),
  stoplimit: Schema.optionalKey(FormDecimal),
  takeprofit: Schema.optionalKey(FormDecimal),
  trailamount: Schema.optionalKey(FormDecimal),
  trailpercent: Schema.optionalKey(FormDecimal),
  leverage: Schema.optionalKey(Schema.String),
  daytrade: Schema.optionalKey(Schema.Literals(['0', '1'])),
  positionid: Schema.optionalKey(Schema.String),
}))()

export const TradeOrderForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  direction: Schema.Literals(['long', 'short']),
  action: Schema.Literals(['open', 'close']),
  ordertype: Schema.Literals(['limit', 'market']),
  price: Schema.optionalKey(FormDecimal),
  quantity: FormDecimal,
  timeinforce: Schema.optionalKey(Schema.Literals(['day', 'gtc', 'gtd', 'ioc', 'fok'])),
  gooduntil: Schema.optionalKey(Schema.String),
  stoploss: Schema.optionalKey(FormDecimal),
  stoplimit: Schema.optionalKey(FormDecimal),
  takeprofit: Schema.optionalKey(FormDecimal),
  trailamount: Schema.optionalKey(FormDecimal),
  trailpercent: Schema.optionalKey(FormDecimal),
  leverage: Schema.optionalKey(Schema.String),
  daytrade: Schema.optionalKey(Schema.Literals(['0', '1'])),
  positionid: Schema.optionalKey(Schema.String),
  clientorderid: Schema.String,
}))()

export const TradeCancelorderForm = /* @__PURE__ */ (() => Schema.Struct({
  orderid: Schema.String,
  requestid: Schema.String,
}))()

export const TradeAmendorderForm = /* @__PURE__ */ (() => Schema.Struct({
  orderid: Schema.String,
  price: Schema.optionalKey(FormDecimal),
  quantity: Schema.optionalKey(FormDecimal),
  requestid: Schema.String,
}))()

/** The orders that were cancelled. */
export const TradeCancelordersAnswer = /* @__PURE__ */ (() => Schema.Array(Order))()

export const TradeCancelordersForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.optionalKey(Schema.String),
  requestid: Schema.String,
}))()

export const TradeOrderinfoForm = /* @__PURE__ */ (() => Schema.Struct({
  orderid: Schema.optionalKey(Schema.String),
  clientorderid: Schema.optionalKey(Schema.String),
}))()

export const TradePendinglistForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.optionalKey(Schema.String),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const TradeOrderhistoryForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.optionalKey(Schema.String),
  from: Schema.optionalKey(Schema.String),
  to: Schema.optionalKey(Schema.String),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const TradeFillsForm = /* @__PURE__ */ (() => Schema.Struct({
  orderid: Schema.optionalKey(Schema.String),
  positionid: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String),
  from: Schema.optionalKey(Schema.String),
  to: Schema.optionalKey(Schema.String),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()
