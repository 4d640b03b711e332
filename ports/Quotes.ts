import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { MoverOrder } from '../domain/quotes/movers.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { Listing, Quote, QuotedInstrument, AtHome } from './quote.ts'
import type { DayNumber } from '../domain/calendar/day.ts'
import type { Session } from '../domain/calendar/sessions.ts'
import type { FeeName, FeeSide, SaleRule } from '../domain/markets/market.ts'
import type { TickLadder } from '../domain/markets/allowedPrices.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Candle, Resolution } from '../domain/quotes/candles.ts'

/** The largest number of codes in one call. */
export const MOST_CODES = 200

/** Quotes of some codes, or of those among them that changed. */
export interface QuoteBatch {
  /** The server's time of the answer, for `since` of the next call. */
  readonly time: Instant
  readonly quotes: ReadonlyArray<Quote>
}

export interface MoversRequest extends PageRequest {
  readonly market: MarketCode
  readonly sort: MoverOrder
}

export interface SearchRequest extends PageRequest {
  /** 1 to 40 characters, without leading or trailing spaces. */
  readonly keyword: string
  readonly market?: MarketCode | undefined
}

/** A match, without figures. */
export interface SearchHit extends Listing {
  /** Whether it is on the customer's watchlist. */
  readonly watched: boolean
}

/** Prices of many instruments, and finding one. */
export class Quotes extends Context.Service<
  Quotes,
  {
    /**
     * For polling: at most `MOST_CODES` codes. With `since` only quotes that changed after it; unknown codes are left
     * out.
     */
    readonly batch: (codes: ReadonlyArray<string>, since: Instant | null) => Effect.Effect<QuoteBatch, Failure>
    /** The indices that home shows, each with its trend. */
    readonly indices: () => Effect.Effect<ReadonlyArray<QuotedInstrument>, Failure>
    /** Every instrument of a market in one sort order. */
    readonly movers: (request: MoversRequest) => Effect.Effect<Page<QuotedInstrument>, Failure>
    /** By code, name or pinyin initials. */
    readonly search: (request: SearchRequest) => Effect.Effect<Page<SearchHit>, Failure>
  }
>()('ports/Quotes') {}

/** One price of the book and the quantity waiting at it. */
export interface BookLevel {
  readonly price: Decimal
  readonly quantity: Decimal
}

/** The five best prices of either side, best first; fewer in a thin book, none while the market is closed. */
export interface OrderBook {
  readonly bids: ReadonlyArray<BookLevel>
  readonly asks: ReadonlyArray<BookLevel>
  readonly time: Instant | null
}

/** Figures of the trading day; null where the day has no trade yet. */
export interface DaySummary {
  readonly open: Decimal | null
  readonly high: Decimal | null
  readonly low: Decimal | null
  readonly average: Decimal | null
}

/** The changing figures of an instrument's page. */
export interface Depth {
  readonly quote: Quote
  readonly book: OrderBook
  readonly day: DaySummary
}

/** Key statistics; null where one does not apply or is not known. Amounts in the instrument's currency. */
export interface KeyStatistics {
  /** Volume of the day as a share of the free float, in percentage points. */
  readonly turnoverRate: Decimal | null
  readonly averageVolume: Decimal | null
  readonly yearHigh: Decimal | null
  readonly yearLow: Decimal | null
  readonly marketValue: Decimal | null
  readonly floatValue: Decimal | null
  readonly shares: Decimal | null
  readonly priceEarnings: Decimal | null
  readonly earningsPerShare: Decimal | null
  /** In percentage points of the price. */
  readonly dividendYield: Decimal | null
}

/** One line of the fee schedule. `rate` in percentage points of the traded amount, bounds per order. */
export interface FeeRule {
  readonly name: FeeName
  readonly side: FeeSide
  readonly rate: Decimal
  readonly minimum: Decimal | null
  readonly maximum: Decimal | null
}

/** The rules for an order of the instrument today; prices and fees in its currency. */
export interface TradingRules {
  readonly tradable: boolean
  readonly lot: Decimal
  /** The largest quantity of one order; null where there is no limit. */
  readonly maxQuantity: Decimal | null
  readonly ticks: TickLadder
  /** Highest and lowest price an order may name, inclusive; null where the market has no limits. */
  readonly upperLimit: Decimal | null
  readonly lowerLimit: Decimal | null
  readonly leverages: ReadonlyArray<number>
  readonly shorting: boolean
  /** Share of the original margin, in per cent, at which the broker closes a position on margin; null where never. */
  readonly stopOutPercent: Decimal | null
  readonly sale: SaleRule
  /** Minutes from a purchase to the earliest sale. */
  readonly saleWait: number
  readonly settlementDays: number
  readonly zone: string
  readonly day: DayNumber
  readonly sessions: ReadonlyArray<Session>
  /** When the market next opens or closes; null for one that never closes. */
  readonly changesAt: Instant | null
  readonly fees: ReadonlyArray<FeeRule>
}

/** The data that an instrument's page shows first. */
export interface Detail extends Listing, AtHome, Depth {
  readonly decimals: number
  readonly watched: boolean
  readonly statistics: KeyStatistics
  readonly rules: TradingRules
}

export interface TimeSharePoint {
  /** When the minute begins. */
  readonly time: Instant
  readonly price: Decimal
  /** Turnover over volume since the open; null where not known. */
  readonly average: Decimal | null
  readonly volume: Decimal
}

/** The line of one trading day, minute by minute. */
export interface TimeShare {
  readonly code: string
  readonly zone: string
  readonly day: DayNumber
  readonly previousClose: Decimal | null
  readonly sessions: ReadonlyArray<Session>
  /** The server's time of the answer, for `since` of the next call. */
  readonly time: Instant
  readonly points: ReadonlyArray<TimeSharePoint>
}

export interface CandlesRequest {
  readonly code: string
  readonly resolution: Resolution
  /** Only candles that begin earlier: the start of the oldest loaded one; absent for the newest. */
  readonly before?: Instant | undefined
  /** 1 to 1000; 300 by the server's default. */
  readonly limit?: number | undefined
}

export interface Candles {
  readonly zone: string
  /** Oldest first, without gaps. */
  readonly candles: ReadonlyArray<Candle>
  /** Whether older ones exist. */
  readonly more: boolean
}

/** Everything about one instrument. */
export class InstrumentDetail extends Context.Service<
  InstrumentDetail,
  {
    readonly detail: (code: string) => Effect.Effect<Detail, Failure>
    /** For polling while the page or the ticket is visible. */
    readonly depth: (code: string) => Effect.Effect<Depth, Failure>
    /** With `since` only the minute that contains it and later ones. */
    readonly timeShare: (code: string, since: Instant | null) => Effect.Effect<TimeShare, Failure>
    readonly candles: (request: CandlesRequest) => Effect.Effect<Candles, Failure>
  }
>()('ports/InstrumentDetail') {}
