// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { CompanyDateKind, Currency, MarketCode, Resolution, Sector, TradingState } from '../../domain/contract/enumerations.ts'
import type { TradingSession } from './markets.ts'
import type { TradingRules } from './orders.ts'

/** A row of a quote list: the instrument and its quote. Prices and turnover are in the instrument's currency. Change = `nowprice` - `preclose`. */
export interface QuotedInstrument {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** Home market, whose hours and state apply to this instrument; present if its `market` has `homehours`, as the indices have. */
  readonly home?: MarketCode
  /** Currency of its prices. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Price of the last trade; `-` if none is available. */
  readonly price: Decimal | null
  /** Close of the trading day before; `-` on the first day. */
  readonly previousClose: Decimal | null
  /** Quantity traded on the trading day, in shares (units, contracts). */
  readonly volume: Decimal | null
  /** Amount traded on the trading day, in the instrument's currency. */
  readonly turnover: Decimal | null
  /** Whether orders are accepted: `open` in session, `break` between two sessions of one day, `closed` after the last session and on other days, `halted` if the exchange stopped trading while the market is not closed. */
  readonly state: TradingState
  /** Present where the price is at the day's upper or lower limit. */
  readonly atLimit: 'up' | 'down' | null
  /** Time of the price. */
  readonly time: Instant | null
  /** Prices over the trading day at even steps, oldest first, for a small line; the last one is `nowprice`. Empty where there is no price. */
  readonly trend: ReadonlyArray<Decimal | null>
}

/** The changing figures of an instrument. Names are short: lists request it every second. Change = `nowprice` - `preclose`; change in per cent = change / `preclose` × 100. Prices are in the instrument's currency. */
export interface Quote {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Price of the last trade; `-` if none is available. */
  readonly price: Decimal | null
  /** Close of the trading day before; `-` on the first day. */
  readonly previousClose: Decimal | null
  /** Quantity traded on the trading day, in shares (units, contracts). */
  readonly volume: Decimal | null
  /** Amount traded on the trading day, in the instrument's currency. */
  readonly turnover: Decimal | null
  /** Whether orders are accepted: `open` in session, `break` between two sessions of one day, `closed` after the last session and on other days, `halted` if the exchange stopped trading while the market is not closed. */
  readonly state: TradingState
  /** Present where the price is at the day's upper or lower limit. */
  readonly atLimit: 'up' | 'down' | null
  /** Time of the price. */
  readonly time: Instant | null
}

/** Quotes of the requested codes, or of those among them that changed. */
export interface QuoteBatch {
  /** The server's time of this answer; to be sent as `since` with the next call. */
  readonly time: Instant
  /** Quotes in the order of the codes. Unknown codes are omitted. */
  readonly quotes: ReadonlyArray<Quote>
}

/** An instrument that matches the keyword, without figures. */
export interface SearchHit {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** Currency of its prices. */
  readonly currency: Currency
  /** Whether it is on the customer's watchlist. */
  readonly watched: boolean
}

/** Figures of the trading day, in the instrument's currency. `-` where the day has no trade yet. */
export interface DayFigures {
  /** First price. */
  readonly open: Decimal | null
  /** Highest price. */
  readonly high: Decimal | null
  /** Lowest price. */
  readonly low: Decimal | null
  /** Turnover divided by volume. */
  readonly average: Decimal | null
}

/** One price of the order book. */
export interface BookLevel {
  /** Price, in the instrument's currency. */
  readonly price: Decimal
  /** Quantity waiting at this price, in shares (units, contracts). */
  readonly quantity: Decimal
}

/** The five best prices of either side, best first; fewer if the book has fewer prices, none if the market is closed or no order is in the book (no asks at the upper limit, no bids at the lower). */
export interface OrderBook {
  /** Buyers, highest price first. */
  readonly bids: ReadonlyArray<BookLevel>
  /** Sellers, lowest price first. */
  readonly asks: ReadonlyArray<BookLevel>
  /** Time of the book. */
  readonly time: Instant | null
}

/** Key statistics. `-` where a figure does not apply (an index has no earnings) or is not known. */
export interface InstrumentStatistics {
  /** Volume of the day as a share of the free float, in per cent. */
  readonly turnoverRate: Decimal | null
  /** Mean daily volume of the last 20 trading days, in shares. */
  readonly averageVolume: Decimal | null
  /** Highest price of the last 52 weeks, in the instrument's currency. */
  readonly yearHigh: Decimal | null
  /** Lowest price of the last 52 weeks, in the instrument's currency. */
  readonly yearLow: Decimal | null
  /** Market value of all shares, in the instrument's currency. */
  readonly marketValue: Decimal | null
  /** Market value of the free float, in the instrument's currency. */
  readonly floatValue: Decimal | null
  /** Number of shares. */
  readonly shares: Decimal | null
  /** Price divided by the earnings per share of the last twelve months. */
  readonly priceEarnings: Decimal | null
  /** Earnings per share of the last twelve months, in the instrument's currency. */
  readonly earningsPerShare: Decimal | null
  /** Dividends of the last twelve months as a share of the price, in per cent. */
  readonly dividendYield: Decimal | null
}

/** A day to come on which a company tells or decides something. */
export interface CompanyDate {
  /** It publishes results, its shares go ex-dividend, its shareholders meet, or something else. */
  readonly kind: CompanyDateKind
  /** The day, in the zone of the market; not a past one. */
  readonly day: DayNumber
}

/** What the company of an instrument is. Optional: left out for what is no company, and by a server that does not know it; a client shows nothing then. */
export interface InstrumentProfile {
  /** Sector of its main business; `other` for one that is not in the list. */
  readonly sector: Sector
  /** What it does, in one or two sentences, plain text in the requested language; may be empty. */
  readonly business: string
  /** Its next dates, the soonest first; may be empty. */
  readonly dates: ReadonlyArray<CompanyDate>
}

/** An index as another instrument names it. */
export interface InstrumentIndex {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese; empty where it has none. */
  readonly chineseName: string
}

/** Everything that the page of an instrument shows at first. A client refreshes the changing figures with `/quotes/depth`. */
export interface InstrumentDetail {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** Home market, whose hours and state apply to this instrument; present if its `market` has `homehours`, as the indices have. */
  readonly home?: MarketCode
  /** Currency of its prices, fees and amounts. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Whether it is on the customer's watchlist. */
  readonly watched: boolean
  /** The changing figures of an instrument. Names are short: lists request it every second. Change = `nowprice` - `preclose`; change in per cent = change / `preclose` × 100. Prices are in the instrument's currency. */
  readonly quote: Quote
  /** Figures of the trading day, in the instrument's currency. `-` where the day has no trade yet. */
  readonly day: DayFigures
  /** The five best prices of either side, best first; fewer if the book has fewer prices, none if the market is closed or no order is in the book (no asks at the upper limit, no bids at the lower). */
  readonly book: OrderBook
  /** Key statistics. `-` where a figure does not apply (an index has no earnings) or is not known. */
  readonly statistics: InstrumentStatistics
  /** What the company of an instrument is. Optional: left out for what is no company, and by a server that does not know it; a client shows nothing then. */
  readonly profile?: InstrumentProfile
  /** The index that a return of this instrument is compared with, an instrument of its own with quotes and candles. Optional: left out where there is none, and by a server that names none; a client compares nothing then. */
  readonly index?: InstrumentIndex
  /** Rules for an order of this instrument today. Prices and charges are in the instrument's currency. */
  readonly rules: TradingRules
}

/** The changing part of an instrument's page. */
export interface QuoteDepth {
  /** The changing figures of an instrument. Names are short: lists request it every second. Change = `nowprice` - `preclose`; change in per cent = change / `preclose` × 100. Prices are in the instrument's currency. */
  readonly quote: Quote
  /** The five best prices of either side, best first; fewer if the book has fewer prices, none if the market is closed or no order is in the book (no asks at the upper limit, no bids at the lower). */
  readonly book: OrderBook
  /** Figures of the trading day, in the instrument's currency. `-` where the day has no trade yet. */
  readonly day: DayFigures
}

/** One minute of the time-share line. Prices are in the instrument's currency. */
export interface TimeSharePoint {
  /** When the minute begins. */
  readonly time: Instant
  /** Last price of the minute. */
  readonly price: Decimal
  /** Turnover divided by volume from the day's open to this minute. */
  readonly average: Decimal | null
  /** Quantity traded in the minute, in shares (units, contracts). */
  readonly volume: Decimal
}

/** The time-share line of one trading day. */
export interface TimeShare {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** IANA time zone of the day. */
  readonly zone: string
  /** Trading day, in that zone - the one in session, or the last one that opened. */
  readonly day: DayNumber
  /** Close of the trading day before, in the instrument's currency; the line the chart is centred on. */
  readonly previousClose: Decimal | null
  /** Sessions of the day, in order; the chart's time axis. */
  readonly sessions: ReadonlyArray<TradingSession>
  /** The server's time of this answer; to be sent as `since` with the next call. */
  readonly time: Instant
  /** One point for each minute of the sessions so far, oldest first. */
  readonly points: ReadonlyArray<TimeSharePoint>
}

/** One candle. Prices are as they were traded, not adjusted, in the instrument's currency. */
export interface Candle {
  /** When it begins. Minutes count from each session's open and end with the session. A day begins with its first session's open, a week and a month with that of their first trading day. */
  readonly start: Instant
  /** First price. */
  readonly open: Decimal
  /** Highest price, not below `open` and `close`. */
  readonly high: Decimal
  /** Lowest price, not above `open` and `close`. */
  readonly low: Decimal
  /** Last price. */
  readonly close: Decimal
  /** Quantity traded, in shares (units, contracts). */
  readonly volume: Decimal
  /** Amount traded, in the instrument's currency, from `volume` × `low` to `volume` × `high`. */
  readonly turnover: Decimal
}

/** Consecutive candles without gaps. */
export interface CandlePage {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Time that one candle covers. Weeks begin on Monday, months on the 1st, in the zone of the calendar. */
  readonly period: Resolution
  /** IANA time zone that days, weeks and months are in. */
  readonly zone: string
  /** Candles, oldest first. The last one of the newest page still changes while the market is open. */
  readonly candles: ReadonlyArray<Candle>
  /** Whether there are older candles. */
  readonly more: boolean
}
