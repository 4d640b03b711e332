// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCurrencyText, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { appNames } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'

/** A price that the customer wants to be told about. It waits until the last price of its instrument meets it while the market trades; that happens once, and then a message tells the customer. */
export const Alert = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  kind: Schema.Literals(['above', 'below', 'rise', 'fall']),
  value: WireFigure,
  state: Schema.Literals(['waiting', 'met']),
  time: WireTime,
  mettime: WireTimeOrNone,
  metprice: WireDecimal,
}), { chinesename: 'chineseName', time: 'setAt', mettime: 'metAt', metprice: 'metPrice' }))()

/** The alerts that are left. */
export const RemovedAlerts = /* @__PURE__ */ (() => Schema.Struct({
  ids: Schema.Array(Schema.String),
}))()

/** The customer's price alerts. */
export const AlertListAnswer = /* @__PURE__ */ (() => Schema.Array(Alert))()
