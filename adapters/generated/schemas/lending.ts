// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCurrencyText, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'

/** Shares that the customer lent. They still belong to the customer, who cannot sell them until they are returned. Amounts are in `currency`. */
export const StockLoan = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  positionid: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  quantity: WireFigure,
  price: WireFigure,
  value: WireFigure,
  rate: WireFigure,
  days: Schema.Int,
  paiddays: Schema.Int,
  paid: WireAmount,
  dayfee: WireAmount,
  total: WireAmount,
  status: statusOf({ 0: 'lending', 1: 'being-returned', 2: 'ended' } as const),
  starttime: WireTime,
  endtime: WireTime,
  returntime: WireTimeOrNone,
}), { positionid: 'positionId', chinesename: 'chineseName', paiddays: 'paidDays', dayfee: 'dayFee', status: 'state', starttime: 'startedAt', endtime: 'endsAt', returntime: 'returnedAt' }))()

/** Demand of borrowers for the shares of an instrument. Demand and rate are those of the current day; prices are in `currency`, quantities in shares. */
export const LendingOffer = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  nowprice: WireDecimal,
  rate: WireFigure,
  yearrate: WireFigure,
  demand: WireAmount,
  lot: WireFigure,
  minlots: WireFigure,
  minquantity: WireFigure,
  state: Schema.Literals(['open', 'full', 'closed']),
}), { chinesename: 'chineseName', nowprice: 'price', yearrate: 'yearRate', minlots: 'minimumLots', minquantity: 'minimum' }))()

/** Shares in demand. */
export const LendingOffersAnswer = /* @__PURE__ */ (() => Schema.Struct({
  channel: Schema.Literals(['open', 'full', 'closed']),
  days: Schema.Array(Schema.Int),
  list: Schema.Array(LendingOffer),
  next: WireTextOrNone,
}))()

/** Shares of the customer that could be lent, one row per position, and the demand for them. */
export const LendableHolding = /* @__PURE__ */ (() => appNames(Schema.Struct({
  positionid: Schema.String,
  quantity: WireAmount,
  lendable: WireAmount,
  lent: WireAmount,
  offer: LendingOffer,
}), { positionid: 'positionId' }))()

/** Shares that the customer could lend. */
export const LendingHoldingsAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(LendableHolding),
  next: WireTextOrNone,
}))()

/** Lent shares, newest first. */
export const LendingLoansAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(StockLoan),
  next: WireTextOrNone,
}))()
