// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireCurrencyText, WireDay, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames, orNull } from '../../http/forms/forms.ts'
import { nameOr } from '../../http/names.ts'
import { WireDecimal } from '../../http/wire.ts'
import { TradingSession } from './markets.ts'
import { TradingRules } from './orders.ts'

/** A row of a quote list: the instrument and its quote. Prices and turnover are in the instrument's currency. Change = `nowprice` - `preclose`. */
export const QuotedInstrument = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  home: Schema.optionalKey(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  currency: WireCurrencyText,
  decimals: Schema.Int,
  nowprice: WireDecimal,
  preclose: WireDecimal,
  volume: WireDecimal,
  turnover: WireDecimal,
  state: Schema.Literals(['open', 'break', 'closed', 'halted']),
  atlimit: orNull(Schema.Literals(['up', 'down'])),
  time: WireTimeOrNone,
  trend: Schema.Array(WireDecimal),
}), { chinesename: 'chineseName', nowprice: 'price', preclose: 'previousClose', atlimit: 'atLimit' }))()

/** One page of a sorted quote list. */
export const QuotePage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(QuotedInstrument),
  next: WireTextOrNone,
}))()

/** The changing figures of an instrument. Names are short: lists request it every second. Change = `nowprice` - `preclose`; change in per cent = change / `preclose` × 100. Prices are in the instrument's currency. */
export const Quote = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  nowprice: WireDecimal,
  preclose: WireDecimal,
  volume: WireDecimal,
  turnover: WireDecimal,
  state: Schema.Literals(['open', 'break', 'closed', 'halted']),
  atlimit: orNull(Schema.Literals(['up', 'down'])),
  time: WireTimeOrNone,
}), { nowprice: 'price', preclose: 'previousClose', atlimit: 'atLimit' }))()

/** Quotes of the requested codes, or of those among them that changed. */
export const QuoteBatch = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  list: Schema.Array(Quote),
}), { list: 'quotes' }))()

/** An instrument that matches the keyword, without figures. */
export const SearchHit = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  currency: WireCurrencyText,
  watched: Schema.Boolean,
}), { chinesename: 'chineseName' }))()

/** One page of matches. */
export const SearchPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(SearchHit),
  next: WireTextOrNone,
}))()

/** Figures of the trading day, in the instrument's currency. `-` where the day has no trade yet. */
export const DayFigures = /* @__PURE__ */ (() => Schema.Struct({
  open: WireDecimal,
  high: WireDecimal,
  low: WireDecimal,
  average: WireDecimal,
}))()

/** One price of the order book. */
export const BookLevel = /* @__PURE__ */ (() => Schema.Struct({
  price: WireFigure,
  quantity: WireAmount,
}))()

/** The five best prices of either side, best first; fewer if the book has fewer prices, none if the market is closed or no order is in the book (no asks at the upper limit, no bids at the lower). */
export const OrderBook = /* @__PURE__ */ (() => Schema.Struct({
  bids: Schema.Array(BookLevel),
  asks: Schema.Array(BookLevel),
  time: WireTimeOrNone,
}))()

/** Key statistics. `-` where a figure does not apply (an index has no earnings) or is not known. */
export const InstrumentStatistics = /* @__PURE__ */ (() => appNames(Schema.Struct({
  turnoverrate: WireDecimal,
  averagevolume: WireDecimal,
  yearhigh: WireDecimal,
  yearlow: WireDecimal,
  marketvalue: WireDecimal,
  floatvalue: WireDecimal,
  shares: WireDecimal,
  pe: WireDecimal,
  eps: WireDecimal,
  dividendyield: WireDecimal,
}), { turnoverrate: 'turnoverRate', averagevolume: 'averageVolume', yearhigh: 'yearHigh', yearlow: 'yearLow', marketvalue: 'marketValue', floatvalue: 'floatValue', pe: 'priceEarnings', eps: 'earningsPerShare', dividendyield: 'dividendYield' }))()

/** A day to come on which a company tells or decides something. */
export const CompanyDate = /* @__PURE__ */ (() => Schema.Struct({
  kind: nameOr(['results', 'dividend', 'meeting', 'other'], 'other'),
  day: WireDay,
}))()

/** What the company of an instrument is. Optional: left out for what is no company, and by a server that does not know it; a client shows nothing then. */
export const InstrumentProfile = /* @__PURE__ */ (() => Schema.Struct({
  sector: nameOr(['communication', 'consumer-discretionary', 'consumer-staples', 'energy', 'financials', 'health-care', 'industrials', 'materials', 'real-estate', 'technology', 'utilities', 'other'], 'other'),
  business: Schema.String,
  dates: Schema.Array(CompanyDate),
}))()

/** An index as another instrument names it. */
export const InstrumentIndex = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
}), { chinesename: 'chineseName' }))()

/** Everything that the page of an instrument shows at first. A client refreshes the changing figures with `/quotes/depth`. */
export const InstrumentDetail = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  home: Schema.optionalKey(Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'])),
  currency: WireCurrencyText,
  decimals: Schema.Int,
  watched: Schema.Boolean,
  quote: Quote,
  day: DayFigures,
  book: OrderBook,
  statistics: InstrumentStatistics,
  profile: Schema.optionalKey(InstrumentProfile),
  index: Schema.optionalKey(InstrumentIndex),
  rules: TradingRules,
}), { chinesename: 'chineseName' }))()

/** The changing part of an instrument's page. */
export const QuoteDepth = /* @__PURE__ */ (() => Schema.Struct({
  quote: Quote,
  book: OrderBook,
  day: DayFigures,
}))()

/** One minute of the time-share line. Prices are in the instrument's currency. */
export const TimeSharePoint = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
  price: WireFigure,
  average: WireDecimal,
  volume: WireAmount,
}))()

/** The time-share line of one trading day. */
export const TimeShare = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  zone: Schema.String,
  day: WireDay,
  preclose: WireDecimal,
  sessions: Schema.Array(TradingSession),
  time: WireTime,
  list: Schema.Array(TimeSharePoint),
}), { preclose: 'previousClose', list: 'points' }))()

/** One candle. Prices are as they were traded, not adjusted, in the instrument's currency. */
export const Candle = /* @__PURE__ */ (() => appNames(Schema.Struct({
  time: WireTime,
  open: WireFigure,
  high: WireFigure,
  low: WireFigure,
  close: WireFigure,
  volume: WireAmount,
  turnover: WireAmount,
}), { time: 'start' }))()

/** Consecutive candles without gaps. */
export const CandlePage = /* @__PURE__ */ (() => appNames(Schema.Struct({
  code: Schema.String,
  period: Schema.Literals(['5min', '15min', '30min', 'day', 'week', 'month']),
  zone: Schema.String,
  list: Schema.Array(Candle),
  more: Schema.Boolean,
}), { list: 'candles' }))()

/** Index quotes with their line of the day. */
export const MarketIndicesAnswer = /* @__PURE__ */ (() => Schema.Array(QuotedInstrument))()
