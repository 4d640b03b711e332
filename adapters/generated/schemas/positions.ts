// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCurrencyText, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames, wordOrNone } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'

/** What closes a position by itself, once, with one side: a stop or a trailing stop, a take-profit. The broker compares the last price with it about once a second while the market trades and something of the position may be sold. The side that is reached first is triggered and ends the other; then the broker ends the waiting orders of the position and places an order to close it: at the market, or with `stoplimit` as its limit. A gap fills at the next price, not at the price of the stop. Prices are in the position's currency, `-` where there is none. */
export const Protection = /* @__PURE__ */ (() => appNames(Schema.Struct({
  state: Schema.Literals(['waiting', 'active', 'triggered', 'ended']),
  stoploss: WireDecimal,
  stoplimit: WireDecimal,
  takeprofit: WireDecimal,
  trailamount: WireDecimal,
  trailpercent: WireDecimal,
  trailprice: WireDecimal,
  stopnow: WireDecimal,
  side: wordOrNone(['stop-loss', 'trailing-stop', 'take-profit']),
  triggerprice: WireDecimal,
  triggertime: WireTimeOrNone,
  updatetime: WireTime,
}), { stoploss: 'stop', stoplimit: 'stopLimit', takeprofit: 'takeProfit', trailamount: 'trailAmount', trailpercent: 'trailPercent', trailprice: 'trailPrice', stopnow: 'stopNow', triggerprice: 'triggerPrice', triggertime: 'triggeredAt', updatetime: 'updatedAt' }))()

/** A change of what protects a position: `set` with all its terms, `triggered` with the side and the price, or `ended` (removed, its order cancelled, or the position closed). That a trailing stop follows the price is no change. */
export const ProtectionChange = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  change: Schema.Literals(['set', 'triggered', 'ended']),
  stoploss: WireDecimal,
  takeprofit: WireDecimal,
  trailamount: WireDecimal,
  trailpercent: WireDecimal,
  side: wordOrNone(['stop-loss', 'trailing-stop', 'take-profit']),
  triggerprice: WireDecimal,
}), { time: 'at', stoploss: 'stop', takeprofit: 'takeProfit', trailamount: 'trailAmount', trailpercent: 'trailPercent', triggerprice: 'triggerPrice' }))()

/** A position. Each opening order creates its own, so two orders of one instrument are two positions, and closing one does not change the other. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
export const Position = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  orderid: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  direction: Schema.Literals(['long', 'short']),
  state: Schema.Literals(['pending', 'holding', 'closing', 'closed', 'cancelled']),
  quantity: WireAmount,
  openquantity: WireAmount,
  closable: WireAmount,
  lent: WireAmount,
  cost: WireAmount,
  averagecost: WireDecimal,
  nowprice: WireDecimal,
  marketvalue: WireDecimal,
  yingkui: WireDecimal,
  realised: WireAmount,
  writtenoff: WireAmount,
  fees: WireAmount,
  leverage: Schema.Int,
  margin: WireAmount,
  addedmargin: WireAmount,
  stopprice: WireDecimal,
  buyprice: WireDecimal,
  sellprice: WireDecimal,
  buytime: WireTimeOrNone,
  selltime: WireTimeOrNone,
  sellablefrom: WireTimeOrNone,
  lockreason: wordOrNone(['sell-blocked-15-minutes', 'sell-blocked-t1']),
  squareofftime: WireTimeOrNone,
  protection: Schema.optionalKey(Protection),
  protectionchanges: Schema.optionalKey(Schema.Array(ProtectionChange)),
  note: Schema.optionalKey(Schema.String),
}), { orderid: 'orderId', chinesename: 'chineseName', openquantity: 'openedQuantity', averagecost: 'averageCost', nowprice: 'price', marketvalue: 'marketValue', yingkui: 'floatingProfit', realised: 'realisedProfit', writtenoff: 'writtenOff', addedmargin: 'addedMargin', stopprice: 'stopPrice', buyprice: 'buyPrice', sellprice: 'sellPrice', buytime: 'boughtAt', selltime: 'soldAt', sellablefrom: 'sellableFrom', lockreason: 'lockReason', squareofftime: 'squareOffAt', protectionchanges: 'protectionChanges' }))()

/** One page of positions. */
export const PositionPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Position),
  next: WireTextOrNone,
}))()

/** The outcome of closing one position. */
export const ClosedPosition = /* @__PURE__ */ (() => appNames(Schema.Struct({
  positionid: Schema.String,
  orderid: WireTextOrNone,
  code: WireTextOrNone,
  problem: WireTextOrNone,
}), { positionid: 'positionId', orderid: 'orderId' }))()

/** One entry for each position, in the order of the request. */
export const TradeClosepositionsAnswer = /* @__PURE__ */ (() => Schema.Array(ClosedPosition))()
