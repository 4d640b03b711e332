// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCurrencyText, WireDay, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { appNames } from '../../http/forms/forms.ts'

/** One trading session. It includes the instant it opens and excludes the instant it closes. */
export const TradingSession = /* @__PURE__ */ (() => appNames(Schema.Struct({
  opentime: WireTime,
  closetime: WireTime,
}), { opentime: 'opens', closetime: 'closes' }))()

/** A market and its hours. */
export const Market = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  name: Schema.String,
  currency: WireCurrencyText,
  zone: Schema.String,
  state: Schema.Literals(['open', 'break', 'closed', 'halted']),
  changetime: WireTimeOrNone,
  day: WireDay,
  sessions: Schema.Array(TradingSession),
  homehours: Schema.optionalKey(Schema.Boolean),
  sale: Schema.Literals(['T+0', 'T+1']),
  settlementdays: Schema.Int,
  shorting: Schema.Boolean,
  tradable: Schema.Boolean,
  leverages: Schema.Array(Schema.Int),
}), { changetime: 'changesAt', homehours: 'hasHomeHours', settlementdays: 'settlementDays' }))()

/** Markets, their hours and their state. */
export const MarketListAnswer = /* @__PURE__ */ (() => Schema.Array(Market))()
