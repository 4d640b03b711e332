// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { FormDecimal, WireCurrencyText, WireFlag, WireTextOrNone, WireTime } from '../../http/figures.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'
import { FeeCharge } from './orders.ts'

/** A block of shares that a seller offers as a whole or in parts at one price, outside the order book. Prices and amounts are in `currency`, quantities in shares. The price does not change after the opening; the remaining quantity only falls. */
export const BlockOffer = /* @__PURE__ */ (() => Schema.Struct({
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
  lot: WireDecimal,
  minlots: WireDecimal,
  minquantity: WireDecimal,
  quantity: WireDecimal,
  remaining: WireDecimal,
  turnover: WireDecimal,
  status: statusOf({ 0: 'upcoming', 1: 'open', 2: 'sold-out', 3: 'over' } as const),
  opentime: WireTime,
  closetime: WireTime,
}))()

/** Cost of a purchase of a block now. Amounts are in the currency of the block, rounded to its minor unit. Nothing is reserved. */
export const BlockPreview = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  quantity: WireDecimal,
  lots: WireDecimal,
  price: WireDecimal,
  amount: WireDecimal,
  fees: Schema.Array(FeeCharge),
  feetotal: WireDecimal,
  total: WireDecimal,
  available: WireDecimal,
  shortfall: WireDecimal,
  maxquantity: WireDecimal,
  sellreason: Schema.Literals(['sell-blocked-15-minutes', 'sell-blocked-t1']),
  selltime: WireTime,
}))()

/** A block trade of the customer. The shares are a separate position. Prices and amounts are in `currency`, quantities in shares. */
export const BlockTrade = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  positionid: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: WireCurrencyText,
  decimals: Schema.Int,
  minlots: WireDecimal,
  buylots: WireDecimal,
  quantity: WireDecimal,
  held: WireDecimal,
  buyprice: WireDecimal,
  nowprice: WireDecimal,
  profitrate: WireDecimal,
  money: WireDecimal,
  fees: WireDecimal,
  turnover: WireDecimal,
  status: statusOf({ 0: 'waiting', 1: 'free', 2: 'sold' } as const),
  time: WireTime,
  selltime: WireTime,
}))()

/** Block trades on offer. */
export const BlockListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  channel: Schema.Literals(['open', 'closed']),
  password: WireFlag,
  list: Schema.Array(BlockOffer),
  next: WireTextOrNone,
}))()

export const BlockListForm = /* @__PURE__ */ (() => Schema.Struct({
  which: Schema.optionalKey(Schema.Literals(['all', 'open'])),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

/** One block. */
export const BlockInfoAnswer = /* @__PURE__ */ (() => Schema.Struct({
  channel: Schema.Literals(['open', 'closed']),
  password: WireFlag,
  offer: BlockOffer,
}))()

export const BlockInfoForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
}))()

export const BlockPreviewForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  quantity: FormDecimal,
}))()

export const BlockBuyForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  quantity: FormDecimal,
  channelpassword: Schema.optionalKey(Schema.String),
  requestid: Schema.String,
}))()

/** Block trades of the customer, newest first. */
export const BlockMineAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(BlockTrade),
  next: WireTextOrNone,
}))()

export const BlockMineForm = /* @__PURE__ */ (() => Schema.Struct({
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()
