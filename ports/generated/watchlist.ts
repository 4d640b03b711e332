// Made from openapi/ by npm run generate. Do not edit.

import type { QuotedInstrument } from './quotes.ts'

/** The watchlist after the change. */
export interface WatchedCodes {
  /** Quote codes in the customer's order. */
  readonly codes: ReadonlyArray<string>
}

/** One batch of the recommended watchlist. */
export interface RecommendedBatch {
  /** Instruments that are not yet on the customer's watchlist. */
  readonly list: ReadonlyArray<QuotedInstrument>
  /** Send it as `batch` to swap the batch. After the last batch comes the first. */
  readonly next: string
}

/** The customer's watchlist with quotes. */
export type QuotesWatchlistAnswer = ReadonlyArray<QuotedInstrument>

export interface QuotesWatchaddForm {
  /** Quote codes separated by commas, at most 200, each once, in any order. */
  readonly codes: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface QuotesWatchremoveForm {
  /** Quote codes separated by commas, at most 200, each once, in any order. */
  readonly codes: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface QuotesWatchorderForm {
  /** Quote codes separated by commas, at most 200, each once, in any order. */
  readonly codes: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface QuotesRecommendForm {
  /** The `next` of the previous batch; omitted for the first. An unknown value answers the first batch. */
  readonly batch?: string
}
