import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { MoverOrder } from '../domain/quotes/movers.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { QuotedInstrument } from './quote.ts'
import type { Resolution } from '../domain/quotes/candles.ts'
import type {
  CandlePage,
  InstrumentDetail as Detail,
  QuoteBatch,
  QuoteDepth as Depth,
  SearchHit,
  TimeShare,
} from './generated/quotes.ts'

export type { FeeRule, TradingRules } from './generated/orders.ts'
export type {
  DayFigures as DaySummary,
  InstrumentDetail as Detail,
  OrderBook,
  QuoteBatch,
  QuoteDepth as Depth,
  SearchHit,
  TimeShare,
  TimeSharePoint,
} from './generated/quotes.ts'

/** The largest number of codes in one call. */
export const MOST_CODES = 200

export interface MoversRequest extends PageRequest {
  readonly market: MarketCode
  readonly sort: MoverOrder
}

export interface SearchRequest extends PageRequest {
  /** 1 to 40 characters, without leading or trailing spaces. */
  readonly keyword: string
  readonly market?: MarketCode | undefined
  /** Of the reader: what only its pinyin finds comes last where it is not Chinese. */
  readonly language?: ArticleLanguage | undefined
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

export interface CandlesRequest {
  readonly code: string
  readonly resolution: Resolution
  /** Only candles that begin earlier: the start of the oldest loaded one; absent for the newest. */
  readonly before?: Instant | undefined
  /** 1 to 1000; 300 by the server's default. */
  readonly limit?: number | undefined
}

/** Candles, oldest first, without gaps. */
export type Candles = Omit<CandlePage, 'code' | 'period'>

/** Everything about one instrument. */
export class InstrumentDetail extends Context.Service<
  InstrumentDetail,
  {
    /** With a language, the profile of a company is in it. */
    readonly detail: (code: string, language?: ArticleLanguage) => Effect.Effect<Detail, Failure>
    /** For polling while the page or the ticket is visible. */
    readonly depth: (code: string) => Effect.Effect<Depth, Failure>
    /** With `since` only the minute that contains it and later ones. */
    readonly timeShare: (code: string, since: Instant | null) => Effect.Effect<TimeShare, Failure>
    readonly candles: (request: CandlesRequest) => Effect.Effect<Candles, Failure>
  }
>()('ports/InstrumentDetail') {}
