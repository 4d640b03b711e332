// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { QuotedInstrument } from './quotes.ts'

/** The watchlist after the change. */
export const WatchedCodes = /* @__PURE__ */ (() => Schema.Struct({
  codes: Schema.Array(Schema.String),
}))()

/** One batch of the recommended watchlist. */
export const RecommendedBatch = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(QuotedInstrument),
  next: Schema.String,
}))()

/** The customer's watchlist with quotes. */
export const QuotesWatchlistAnswer = /* @__PURE__ */ (() => Schema.Array(QuotedInstrument))()
