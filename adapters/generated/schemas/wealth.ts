// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCurrencyText, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'
import { Movement } from './records.ts'
import { Withdrawal } from './withdrawals.ts'

/** A subscription of a new share. Figures are in the currency of the requested stock type. */
export const NewStockSubscription = /* @__PURE__ */ (() => Schema.Struct({
  rjmoney: WireDecimal,
  status: statusOf({ 0: 'unpaid', 1: 'subscribed', 2: 'paid', 3: 'ended' } as const),
}))()

/** An order of a fund product. Figures are in the currency of the requested stock type. */
export const ProductOrder = /* @__PURE__ */ (() => Schema.Struct({
  money: WireDecimal,
  status: statusOf({ 0: 'running', 1: 'ended', 2: 'cancelled' } as const),
}))()

/** A stock subscription. Figures are in the currency of the requested stock type. */
export const StockSubscription = /* @__PURE__ */ (() => Schema.Struct({
  credit: WireDecimal,
  status: statusOf({ 0: 'pending', 1: 'delivered', 2: 'over' } as const),
}))()

/** A holding. Figures are in the currency of the requested stock type. For open holdings, `nowprice` × `stock_num` is exactly the customer's share of its value: */
export const Holding = /* @__PURE__ */ (() => Schema.Struct({
  nowprice: WireDecimal,
  stock_num: WireDecimal,
  yingkui: WireDecimal,
  status: statusOf({ 0: 'held', 1: 'closed', 2: 'cancelled' } as const),
}))()

/** A rebate-style item. Figures are in the currency of the requested stock type. Kind 0 are pending orders to open, day trades included, each with the money that it reserves; a filled or ended order is no longer in the list. */
export const Rebate = /* @__PURE__ */ (() => Schema.Struct({
  credit: WireDecimal,
  status: statusOf({ 0: 'pending', 1: 'done', 2: 'cancelled' } as const),
}))()

/** A closed position. Figures are in the currency of the requested stock type. */
export const RealisedProfit = /* @__PURE__ */ (() => Schema.Struct({
  yingkui: WireDecimal,
}))()

/** Money in one currency. Every amount is in `currency`. `totalassets`, `yingkui` and `realised` are the figures that a client calculates from the record lists of that currency (`/trade/userstocklist` and the others): both give the same total. */
export const WalletFunds = /* @__PURE__ */ (() => Schema.Struct({
  currency: WireCurrencyText,
  available: WireDecimal,
  held: WireDecimal,
  margin: WireDecimal,
  frozen: WireDecimal,
  marketvalue: WireDecimal,
  totalassets: WireDecimal,
  yingkui: WireDecimal,
  realised: WireDecimal,
  buyingpower: WireDecimal,
}))()

/** What everything was worth on a day. */
export const WorthPoint = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
  total: WireDecimal,
}))()

/** The worth of one unit of a currency, in the currency of the answer. */
export const WorthRate = /* @__PURE__ */ (() => Schema.Struct({
  currency: WireCurrencyText,
  rate: WireDecimal,
  ratebefore: WireDecimal,
}))()

/** What everything that a customer has is worth, in one currency. */
export const Worth = /* @__PURE__ */ (() => Schema.Struct({
  currency: WireCurrencyText,
  total: WireDecimal,
  time: WireTime,
  days: Schema.Array(WorthPoint),
  rates: Schema.optionalKey(Schema.Array(WorthRate)),
}))()

/** The largest fall of the time-weighted growth from a high to a later low. */
export const LargestFall = /* @__PURE__ */ (() => Schema.Struct({
  share: WireDecimal,
  from: WireTimeOrNone,
  to: WireTimeOrNone,
}))()

/** A valuation, and what was paid in and out since the one before it. */
export const PerformanceDay = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
  total: WireDecimal,
  paidin: WireDecimal,
  paidout: WireDecimal,
  growth: WireDecimal,
}))()

/** Money that came in and went out on a day; the two are not set off. */
export const FlowDay = /* @__PURE__ */ (() => Schema.Struct({
  day: Schema.String,
  paidin: WireDecimal,
  paidout: WireDecimal,
}))()

/** What an instrument contributed, dividends, lending, fees and taxes included. */
export const PositionGain = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  market: Schema.optionalKey(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  gain: WireDecimal,
  realised: WireDecimal,
}))()

/** Income and costs of a month, from the ledger to the cent. */
export const IncomeAndCosts = /* @__PURE__ */ (() => Schema.Struct({
  month: Schema.String,
  dividends: WireDecimal,
  lending: WireDecimal,
  rewards: WireDecimal,
  fees: WireDecimal,
  taxes: WireDecimal,
  interest: WireDecimal,
}))()

/** Growth of an index up to a day. */
export const IndexDay = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
  growth: WireDecimal,
}))()

/** An index over the same period, in its own currency. */
export const IndexGrowth = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  days: Schema.Array(IndexDay),
}))()

/** How a customer's assets did in a period. Amounts are in `currency`; returns, growth and falls are in percentage points with two decimals. `gain` is the assets at the end less those at the beginning and less what came in from outside net: */
export const Performance = /* @__PURE__ */ (() => Schema.Struct({
  currency: WireCurrencyText,
  from: WireTime,
  to: WireTime,
  gain: WireDecimal,
  paidin: WireDecimal,
  paidout: WireDecimal,
  timeweighted: WireDecimal,
  moneyweighted: WireDecimal,
  fall: LargestFall,
  days: Schema.Array(PerformanceDay),
  flows: Schema.optionalKey(Schema.Array(FlowDay)),
  positions: Schema.Array(PositionGain),
  other: WireDecimal,
  rest: WireDecimal,
  months: Schema.Array(IncomeAndCosts),
  index: Schema.optionalKey(IndexGrowth),
  statements: Schema.optionalKey(Schema.String),
}))()

/** A wallet over a month; amounts are in its currency. */
export const StatementWallet = /* @__PURE__ */ (() => Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  opening: WireDecimal,
  openingfrozen: WireDecimal,
  closing: WireDecimal,
  closingfrozen: WireDecimal,
  fees: WireDecimal,
  taxes: WireDecimal,
  interest: WireDecimal,
  realised: WireDecimal,
}))()

/** What was held of an instrument, with its value in its currency. */
export const StatementHolding = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  market: Schema.optionalKey(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  long: WireDecimal,
  short: WireDecimal,
  value: WireDecimal,
}))()

/** A customer's month. For each wallet `closing` is `opening` and the `money` of all its movements, and `closingfrozen` likewise with `frozenmoney`. */
export const Statement = /* @__PURE__ */ (() => Schema.Struct({
  month: Schema.String,
  first: Schema.String,
  latest: Schema.String,
  from: WireTime,
  to: WireTime,
  isover: Schema.Boolean,
  wallets: Schema.Array(StatementWallet),
  movements: Schema.Array(Movement),
  heldat: WireTimeOrNone,
  holdings: Schema.Array(StatementHolding),
}))()

/** A customer's money in one currency. Amounts are in that currency. */
export const Wallet = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  balance: WireDecimal,
  settled: WireDecimal,
  frozen: WireDecimal,
  total: WireDecimal,
}), { balance: 'available' }))()

/** Withdrawals in a currency. */
export const UserWithdrawallistAnswer = /* @__PURE__ */ (() => Schema.Array(Withdrawal))()

export const UserWithdrawallistForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(WireCurrencyText),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
  requestid: Schema.optionalKey(Schema.String),
}))()

/** Subscriptions of new shares. */
export const TradeUsernewstocklistAnswer = /* @__PURE__ */ (() => Schema.Array(NewStockSubscription))()

export const TradeUsernewstocklistForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.String),
}))()

/** Orders of fund products. */
export const TradeUserproductlistAnswer = /* @__PURE__ */ (() => Schema.Array(ProductOrder))()

export const TradeUserproductlistForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.String),
}))()

/** Stock subscriptions. */
export const TradeUstockslistAnswer = /* @__PURE__ */ (() => Schema.Array(StockSubscription))()

export const TradeUstockslistForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.String),
}))()

export const TradeUserstocklistForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.String),
}))()

export const TradeUrnjylistForm = /* @__PURE__ */ (() => Schema.Struct({
  buy_type: Schema.String,
  type: Schema.optionalKey(Schema.String),
}))()

export const TradeUserstocklistsForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.String),
}))()

/** Money, currency by currency. */
export const TradeFundsAnswer = /* @__PURE__ */ (() => Schema.Array(WalletFunds))()

export const TradePerformanceForm = /* @__PURE__ */ (() => Schema.Struct({
  period: Schema.Literals(['1m', '3m', '1y', 'all']),
  type: Schema.optionalKey(Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'])),
  market: Schema.optionalKey(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  index: Schema.optionalKey(Schema.String),
}))()

export const TradeStatementForm = /* @__PURE__ */ (() => Schema.Struct({
  month: Schema.optionalKey(Schema.String),
}))()

/** The customer's money in each currency. */
export const FundsWalletsAnswer = /* @__PURE__ */ (() => Schema.Array(Wallet))()
