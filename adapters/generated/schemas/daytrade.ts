// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCount, WireCurrencyText, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'
import { Position } from './positions.ts'

/** State of the customer's application for day trading. */
export const DayTradingFacility = /* @__PURE__ */ (() => appNames(Schema.Struct({
  status: statusOf({ 0: 'not-applied', 1: 'under-review', 2: 'approved' } as const),
  applytime: WireTimeOrNone,
  reviewtime: WireTimeOrNone,
  minutes: WireCount,
}), { status: 'standing', applytime: 'appliedAt', reviewtime: 'approvedAt' }))()

/** A position that was opened as a day trade; its `squareofftime` is a time. */
export const DayTrade = /* @__PURE__ */ (() => appNames(Schema.Struct({
  position: Position,
  squaredoff: WireFlag,
}), { squaredoff: 'isSquaredOff' }))()

/** An instrument that can be day traded, with its quote. */
export const DayTradeInstrument = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  nowprice: WireDecimal,
  preclose: WireDecimal,
  open: WireFlag,
  squareofftime: WireTime,
}), { chinesename: 'chineseName', nowprice: 'price', preclose: 'previousClose', open: 'isOpen', squareofftime: 'squareOffAt' }))()

/** Instruments that can be day traded. */
export const DaytradeListAnswer = /* @__PURE__ */ (() => Schema.Array(DayTradeInstrument))()

/** Day trades in progress, or closed ones, newest first. */
export const DaytradePositionsAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(DayTrade),
  next: WireTextOrNone,
}))()
