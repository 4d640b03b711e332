// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCurrencyText, WireFigure, WireTime } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'
import { FeeCharge } from './orders.ts'

/** Cost of a purchase of a block now. Amounts are in the currency of the block, rounded to its minor unit. Nothing is reserved. */
export const BlockPreview = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  quantity: WireFigure,
  lots: WireFigure,
  price: WireFigure,
  amount: WireFigure,
  fees: Schema.Array(FeeCharge),
  feetotal: WireAmount,
  total: WireFigure,
  available: WireAmount,
  shortfall: WireAmount,
  maxquantity: WireAmount,
  sellreason: Schema.Literals(['sell-blocked-15-minutes', 'sell-blocked-t1']),
  selltime: WireTime,
}), { feetotal: 'feeTotal', maxquantity: 'most', sellreason: 'saleBlock', selltime: 'sellableFrom' }))()

/** A block trade of the customer. The shares are a separate position. Prices and amounts are in `currency`, quantities in shares. */
export const BlockTrade = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  positionid: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  minlots: WireFigure,
  buylots: WireFigure,
  quantity: WireFigure,
  held: WireAmount,
  buyprice: WireFigure,
  nowprice: WireDecimal,
  profitrate: WireDecimal,
  money: WireFigure,
  fees: WireAmount,
  turnover: WireAmount,
  status: statusOf({ 0: 'waiting', 1: 'free', 2: 'sold' } as const),
  time: WireTime,
  selltime: WireTime,
}), { positionid: 'positionId', chinesename: 'chineseName', minlots: 'minimumLots', buylots: 'lots', buyprice: 'price', nowprice: 'marketPrice', profitrate: 'profitRate', money: 'amount', status: 'state', time: 'boughtAt', selltime: 'sellableFrom' }))()

/** A block of shares that a seller offers as a whole or in parts at one price, outside the order book. Prices and amounts are in `currency`, quantities in shares. The price does not change after the opening; the remaining quantity only falls. */
export const BlockOffer = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  price: WireDecimal,
  nowprice: WireDecimal,
  discount: WireDecimal,
  profitrate: WireDecimal,
  lot: WireFigure,
  minlots: WireFigure,
  minquantity: WireFigure,
  quantity: WireFigure,
  remaining: WireAmount,
  turnover: WireAmount,
  status: statusOf({ 0: 'upcoming', 1: 'open', 2: 'sold-out', 3: 'over' } as const),
  opentime: WireTime,
  closetime: WireTime,
}), { chinesename: 'chineseName', nowprice: 'marketPrice', profitrate: 'profitRate', minlots: 'minimumLots', minquantity: 'minimum', status: 'state', opentime: 'opensAt', closetime: 'closesAt' }))()

/** Block trades on offer. */
export const BlockListAnswer = /* @__PURE__ */ (() => appNames(Schema.Struct({
  channel: Schema.Literals(['open', 'closed']),
  password: WireFlag,
  list: Schema.Array(BlockOffer),
  next: WireTextOrNone,
}), { password: 'hasPassword' }))()

/** One block. */
export const BlockInfoAnswer = /* @__PURE__ */ (() => appNames(Schema.Struct({
  channel: Schema.Literals(['open', 'closed']),
  password: WireFlag,
  offer: BlockOffer,
}), { password: 'hasPassword' }))()

/** Block trades of the customer, newest first. */
export const BlockMineAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(BlockTrade),
  next: WireTextOrNone,
}))()
