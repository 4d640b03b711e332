// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCurrencyText, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { FormDecimal, WireTextOrNone, appNames, wordOrNone } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'

/** What closes a position by itself, once, with one side: a stop or a trailing stop, a take-profit. The broker compares the last price with it about once a second while the market trades and something of the position may be sold. The side that is reached first is triggered and ends the other; then the broker ends the waiting orders of the position and places an order to close it: at the market, or with `stoplimit` as its limit. A gap fills at the next price, not at the price of the stop. Prices are in the position's currency, `-` where there is none. */
export const Protection = /* @__PURE__ */ (() => Schema.Struct({
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
}))()

/** A change of what protects a position: `set` with all its terms, `triggered` with the side and the price, or `ended` (removed, its order cancelled, or the position closed). That a trailing stop follows the price is no change. */
export const ProtectionChange = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
  change: Schema.Literals(['set', 'triggered', 'ended']),
  stoploss: WireDecimal,
  takeprofit: WireDecimal,
  trailamount: WireDecimal,
  trailpercent: WireDecimal,
  side: wordOrNone(['stop-loss', 'trailing-stop', 'take-profit']),
  triggerprice: WireDecimal,
}))()

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
  quantity: WireDecimal,
  openquantity: WireDecimal,
  closable: WireDecimal,
  lent: WireDecimal,
  cost: WireDecimal,
  averagecost: WireDecimal,
  nowprice: WireDecimal,
  marketvalue: WireDecimal,
  yingkui: WireDecimal,
  realised: WireDecimal,
  writtenoff: WireDecimal,
  fees: WireDecimal,
  leverage: Schema.Int,
  margin: WireDecimal,
  addedmargin: WireDecimal,
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
}), { chinesename: 'chineseName' }))()

/** One page of positions. */
export const PositionPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Position),
  next: WireTextOrNone,
}))()

/** The outcome of closing one position. */
export const ClosedPosition = /* @__PURE__ */ (() => Schema.Struct({
  positionid: Schema.String,
  orderid: Schema.String,
  code: Schema.String,
  problem: Schema.String,
}))()

export const TradePositionlistForm = /* @__PURE__ */ (() => Schema.Struct({
  which: Schema.Literals(['held', 'past']),
  code: Schema.optionalKey(Schema.String),
  currency: Schema.optionalKey(WireCurrencyText),
  from: Schema.optionalKey(Schema.String),
  to: Schema.optionalKey(Schema.String),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const TradePositioninfoForm = /* @__PURE__ */ (() => Schema.Struct({
  positionid: Schema.String,
}))()

export const TradeAddmarginForm = /* @__PURE__ */ (() => Schema.Struct({
  positionid: Schema.String,
  amount: Schema.String,
  requestid: Schema.String,
}))()

export const TradeProtectForm = /* @__PURE__ */ (() => Schema.Struct({
  positionid: Schema.String,
  stoploss: Schema.optionalKey(FormDecimal),
  stoplimit: Schema.optionalKey(FormDecimal),
  takeprofit: Schema.optionalKey(FormDecimal),
  trailamount: Schema.optionalKey(FormDecimal),
  trailpercent: Schema.optionalKey(FormDecimal),
  requestid: Schema.String,
}))()

/** One entry for each position, in the order of the request. */
export const TradeClosepositionsAnswer = /* @__PURE__ */ (() => Schema.Array(ClosedPosition))()

export const TradeClosepositionsForm = /* @__PURE__ */ (() => Schema.Struct({
  positionids: Schema.String,
  requestid: Schema.String,
}))()
