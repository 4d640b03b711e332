// Made from openapi/ by npm run generate. Do not edit.

import type { QuotedInstrument } from './quotes.ts'

/** One batch of the recommended watchlist. */
export interface RecommendedBatch {
  /** Instruments that are not yet on the customer's watchlist. */
  readonly list: ReadonlyArray<QuotedInstrument>
  /** Send it as `batch` to swap the batch. After the last batch comes the first. */
  readonly next: string
}
