import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { MoverOrder } from '../domain/quotes/movers.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { Listing, Quote, QuotedInstrument } from './quote.ts'

/** Most codes that one call may name. */
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
  /** 1 to 40 characters, without spaces around it. */
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
    /** For polling: at most `MOST_CODES` codes. With `since` only what changed after it; unknown codes are left out. */
    readonly batch: (codes: ReadonlyArray<string>, since: Instant | null) => Effect.Effect<QuoteBatch, Failure>
    /** The indices that home shows, each with its trend. */
    readonly indices: () => Effect.Effect<ReadonlyArray<QuotedInstrument>, Failure>
    /** Every instrument of a market in one order. */
    readonly movers: (request: MoversRequest) => Effect.Effect<Page<QuotedInstrument>, Failure>
    /** By code, name or pinyin initials. */
    readonly search: (request: SearchRequest) => Effect.Effect<Page<SearchHit>, Failure>
  }
>()('ports/Quotes') {}
