// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCurrencyText, WireDay, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames, nonEmpty } from '../../http/forms/forms.ts'
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
  name: nameOr(['brokerage', 'clearing-fee', 'stamp-duty', 'transfer-fee', 'exchange-fee', 'regulatory-fee', 'transaction-tax', 'other-fee'], 'other-fee'),
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
  name: nameOr(['brokerage', 'clearing-fee', 'stamp-duty', 'transfer-fee', 'exchange-fee', 'regulatory-fee', 'transaction-tax', 'other-fee'], 'other-fee'),
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
export const OrderPreview = /* @__PURE__ */ (() => appNames(Schema.Struct({
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
}), { estimateprice: 'estimatedPrice', holdprice: 'holdPrice', feetotal: 'feeTotal', buyingpower: 'buyingPower', buyingpowerafter: 'buyingPowerAfter', stopprice: 'stopPrice', squareofftime: 'squareOffAt', maxquantity: 'maxQuantity' }))()

/** A change of a waiting order, by `/trade/amendorder`. What was not changed is the same before and after. */
export const OrderAmendment = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  oldprice: WireDecimal,
  price: WireDecimal,
  oldquantity: WireFigure,
  quantity: WireFigure,
}), { time: 'at', oldprice: 'oldPrice', oldquantity: 'oldQuantity' }))()

/** An order. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
export const Order = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  clientorderid: WireTextOrNone,
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
  quantity: WireFigure,
  filled: WireAmount,
  averageprice: WireDecimal,
  amount: WireAmount,
  leverage: Schema.Int,
  held: WireAmount,
  fees: WireAmount,
  state: Schema.Literals(['pending', 'partlyfilled', 'filled', 'cancelled', 'rejected', 'expired']),
  reason: WireTextOrNone,
  positionid: WireTextOrNone,
  createtime: WireTime,
  updatetime: WireTime,
  expiretime: WireTime,
  timeinforce: Schema.optionalKey(Schema.Literals(['day', 'gtc', 'gtd', 'ioc', 'fok'])),
  triggerprice: Schema.optionalKey(WireDecimal),
  protection: Schema.optionalKey(Protection),
  changes: Schema.optionalKey(Schema.Array(OrderAmendment)),
  squareofftime: WireTimeOrNone,
}), { clientorderid: 'clientOrderId', chinesename: 'chineseName', ordertype: 'type', averageprice: 'averagePrice', positionid: 'positionId', createtime: 'createdAt', updatetime: 'updatedAt', expiretime: 'expiresAt', timeinforce: 'timeInForce', triggerprice: 'triggerPrice', squareofftime: 'squareOffAt' }))()

/** One page of orders. */
export const OrderPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Order),
  next: WireTextOrNone,
}))()

/** One trade that filled an order in full or in part. Price, amount and fees are in `currency`. */
export const Fill = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  orderid: Schema.String,
  positionid: Schema.String,
  code: Schema.String,
  currency: WireCurrencyText,
  direction: Schema.Literals(['long', 'short']),
  action: Schema.Literals(['open', 'close']),
  price: WireFigure,
  quantity: WireFigure,
  amount: WireFigure,
  fees: WireAmount,
  profit: WireDecimal,
  writtenoff: WireAmount,
  time: WireTime,
}), { orderid: 'orderId', positionid: 'positionId', writtenoff: 'writtenOff' }))()

/** One page of fills. */
export const FillPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Fill),
  next: WireTextOrNone,
}))()

/** The orders that were cancelled. */
export const TradeCancelordersAnswer = /* @__PURE__ */ (() => Schema.Array(Order))()
