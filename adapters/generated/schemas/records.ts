// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireFigure, WireTime } from '../../http/figures.ts'
import { WireTextOrNone, appNames, orNull } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'

/** One change of a wallet. Amounts are in its currency. The list of all changes, funding and transactions together, explains every balance: the `balance` of a record is the `balance` of the previous record of that wallet plus its own `money`. */
export const Movement = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  kind: Schema.String,
  money: WireAmount,
  frozenmoney: WireAmount,
  balance: WireAmount,
  frozen: WireAmount,
  orderid: WireTextOrNone,
  name: WireTextOrNone,
  code: WireTextOrNone,
  zone: orNull(Schema.String),
  time: WireTime,
}), { money: 'amount', frozenmoney: 'frozenAmount', orderid: 'reference', time: 'at' }))()

/** Movements of money in, out and between wallets, newest first. */
export const RecordsFundingAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Movement),
  next: WireTextOrNone,
}))()

/** Movements of money by trading, newest first. */
export const RecordsTransactionAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Movement),
  next: WireTextOrNone,
}))()

/** A closed position, or a closed part of one. Prices and amounts are in its currency. */
export const PositionRecord = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  orderid: Schema.String,
  code: Schema.String,
  name: Schema.String,
  zone: orNull(Schema.String),
  market: Schema.optionalKey(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  direction: Schema.Literals(['long', 'short']),
  leverage: WireFigure,
  stock_num: WireDecimal,
  buyprice: WireDecimal,
  sellprice: WireDecimal,
  margin: WireDecimal,
  fee: WireDecimal,
  yingkui: WireAmount,
  total: WireAmount,
  balance: WireDecimal,
  buytime: WireTime,
  selltime: WireTime,
}), { orderid: 'orderId', stock_num: 'quantity', buyprice: 'openPrice', sellprice: 'closePrice', fee: 'fees', yingkui: 'profit', total: 'profitSoFar', buytime: 'openedAt', selltime: 'closedAt' }))()

/** Closed positions, newest first. */
export const RecordsPositionAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(PositionRecord),
  next: WireTextOrNone,
}))()
