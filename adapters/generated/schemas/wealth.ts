// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCurrencyText, WireFigure, WireStatus, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { appNames, orNull } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'
import { Movement } from './records.ts'
import { Withdrawal } from './withdrawals.ts'

/** A holding. Figures are in the currency of the requested stock type. For open holdings, `nowprice` × `stock_num` is exactly the customer's share of its value: */
export const Holding = /* @__PURE__ */ (() => appNames(Schema.Struct({
  nowprice: WireDecimal,
  stock_num: WireDecimal,
  yingkui: WireDecimal,
  status: WireStatus,
}), { nowprice: 'price', stock_num: 'quantity', yingkui: 'profit' }))()

/** A rebate-style item. Figures are in the currency of the requested stock type. Kind 0 are pending orders to open, day trades included, each with the money that it reserves; a filled or ended order is no longer in the list. */
export const Rebate = /* @__PURE__ */ (() => Schema.Struct({
  credit: WireDecimal,
  status: WireStatus,
}))()

/** A closed position. Figures are in the currency of the requested stock type. */
export const RealisedProfit = /* @__PURE__ */ (() => appNames(Schema.Struct({
  yingkui: WireDecimal,
}), { yingkui: 'profit' }))()

/** What everything was worth on a day. */
export const WorthPoint = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  total: WireFigure,
}), { time: 'at' }))()

/** The worth of one unit of a currency, in the currency of the answer. */
export const WorthRate = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: WireCurrencyText,
  rate: WireFigure,
  ratebefore: WireFigure,
}), { ratebefore: 'before' }))()

/** What everything that a customer has is worth, in one currency. */
export const Worth = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: WireCurrencyText,
  total: WireFigure,
  time: WireTime,
  days: Schema.Array(WorthPoint),
  rates: Schema.optionalKey(Schema.Array(WorthRate)),
}), { time: 'at' }))()

/** The largest fall of the time-weighted growth from a high to a later low. */
export const LargestFall = /* @__PURE__ */ (() => Schema.Struct({
  share: WireAmount,
  from: WireTimeOrNone,
  to: WireTimeOrNone,
}))()

/** A valuation, and what was paid in and out since the one before it. */
export const PerformanceDay = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  total: WireFigure,
  paidin: WireAmount,
  paidout: WireAmount,
  growth: WireDecimal,
}), { time: 'at', paidin: 'paidIn', paidout: 'paidOut' }))()

/** Money that came in and went out on a day; the two are not set off. */
export const FlowDay = /* @__PURE__ */ (() => appNames(Schema.Struct({
  day: Schema.String,
  paidin: WireAmount,
  paidout: WireAmount,
}), { paidin: 'paidIn', paidout: 'paidOut' }))()

/** What an instrument contributed, dividends, lending, fees and taxes included. */
export const PositionGain = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  market: orNull(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  gain: WireAmount,
  realised: WireAmount,
}))()

/** Income and costs of a month, from the ledger to the cent. */
export const IncomeAndCosts = /* @__PURE__ */ (() => Schema.Struct({
  month: Schema.String,
  dividends: WireAmount,
  lending: WireAmount,
  rewards: WireAmount,
  fees: WireAmount,
  taxes: WireAmount,
  interest: WireAmount,
}))()

/** Growth of an index up to a day. */
export const IndexDay = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  growth: WireDecimal,
}), { time: 'at' }))()

/** An index over the same period, in its own currency. */
export const IndexGrowth = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  days: Schema.Array(IndexDay),
}))()

/** How a customer's assets did in a period. Amounts are in `currency`; returns, growth and falls are in percentage points with two decimals. `gain` is the assets at the end less those at the beginning and less what came in from outside net: */
export const Performance = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: WireCurrencyText,
  from: WireTime,
  to: WireTime,
  gain: WireAmount,
  paidin: WireAmount,
  paidout: WireAmount,
  timeweighted: WireDecimal,
  moneyweighted: WireDecimal,
  fall: LargestFall,
  days: Schema.Array(PerformanceDay),
  flows: orNull(Schema.Array(FlowDay)),
  positions: Schema.Array(PositionGain),
  other: WireAmount,
  rest: WireAmount,
  months: Schema.Array(IncomeAndCosts),
  index: orNull(IndexGrowth),
  statements: orNull(Schema.String),
}), { paidin: 'paidIn', paidout: 'paidOut', timeweighted: 'timeWeighted', moneyweighted: 'moneyWeighted' }))()

/** A wallet over a month; amounts are in its currency. */
export const StatementWallet = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  opening: WireAmount,
  openingfrozen: WireAmount,
  closing: WireAmount,
  closingfrozen: WireAmount,
  fees: WireAmount,
  taxes: WireAmount,
  interest: WireAmount,
  realised: WireAmount,
}), { openingfrozen: 'openingFrozen', closingfrozen: 'closingFrozen' }))()

/** What was held of an instrument, with its value in its currency. */
export const StatementHolding = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  market: orNull(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  long: WireDecimal,
  short: WireDecimal,
  value: WireDecimal,
}))()

/** A customer's month. For each wallet `closing` is `opening` and the `money` of all its movements, and `closingfrozen` likewise with `frozenmoney`. */
export const Statement = /* @__PURE__ */ (() => appNames(Schema.Struct({
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
}), { isover: 'isOver', heldat: 'heldAt' }))()

/** Withdrawals in a currency. */
export const UserWithdrawallistAnswer = /* @__PURE__ */ (() => Schema.Array(Withdrawal))()

/** A subscription of a new share. Figures are in the currency of the requested stock type. */
export const NewStockSubscription = /* @__PURE__ */ (() => Schema.Struct({
  rjmoney: WireDecimal,
  status: WireStatus,
}))()

/** Subscriptions of new shares. */
export const TradeUsernewstocklistAnswer = /* @__PURE__ */ (() => Schema.Array(NewStockSubscription))()

/** An order of a fund product. Figures are in the currency of the requested stock type. */
export const ProductOrder = /* @__PURE__ */ (() => Schema.Struct({
  money: WireDecimal,
  status: WireStatus,
}))()

/** Orders of fund products. */
export const TradeUserproductlistAnswer = /* @__PURE__ */ (() => Schema.Array(ProductOrder))()

/** A stock subscription. Figures are in the currency of the requested stock type. */
export const StockSubscription = /* @__PURE__ */ (() => Schema.Struct({
  credit: WireDecimal,
  status: WireStatus,
}))()

/** Stock subscriptions. */
export const TradeUstockslistAnswer = /* @__PURE__ */ (() => Schema.Array(StockSubscription))()

/** Money in one currency. Every amount is in `currency`. `totalassets`, `yingkui` and `realised` are the figures that a client calculates from the record lists of that currency (`/trade/userstocklist` and the others): both give the same total. */
export const WalletFunds = /* @__PURE__ */ (() => appNames(Schema.Struct({
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
}), { marketvalue: 'marketValue', totalassets: 'totalAssets', yingkui: 'floatingProfit', realised: 'realisedProfit', buyingpower: 'buyingPower' }))()

/** Money, currency by currency. */
export const TradeFundsAnswer = /* @__PURE__ */ (() => Schema.Array(WalletFunds))()

/** A customer's money in one currency. Amounts are in that currency. */
export const Wallet = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  balance: WireDecimal,
  settled: WireDecimal,
  frozen: WireDecimal,
  total: WireDecimal,
}), { balance: 'available' }))()

/** The customer's money in each currency. */
export const FundsWalletsAnswer = /* @__PURE__ */ (() => Schema.Array(Wallet))()
