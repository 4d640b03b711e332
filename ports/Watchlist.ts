import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { RecommendedBatch as Batch } from './generated/watchlist.ts'
import type { QuotedInstrument } from './quote.ts'

/** Instruments the customer might watch. */
export interface RecommendedBatch extends Omit<Batch, 'list'> {
  readonly list: ReadonlyArray<QuotedInstrument>
}

/** Codes on the watchlist after a change, in the customer's order. */
export type WatchedCodes = ReadonlyArray<string>

/** The customer's watchlist: at most 200 instruments, in their own order. `requestId` is the id of the intent. */
export class Watchlist extends Context.Service<
  Watchlist,
  {
    readonly list: () => Effect.Effect<ReadonlyArray<QuotedInstrument>, Failure>
    /** Adds codes on top; all or none (`product-not-found`, `watchlist-full`). */
    readonly add: (codes: ReadonlyArray<string>, requestId: string) => Effect.Effect<WatchedCodes, Failure>
    readonly remove: (codes: ReadonlyArray<string>, requestId: string) => Effect.Effect<WatchedCodes, Failure>
    /** The codes come first in this order; watched ones that are not named follow. */
    readonly reorder: (codes: ReadonlyArray<string>, requestId: string) => Effect.Effect<WatchedCodes, Failure>
    readonly recommended: (batch: string | null) => Effect.Effect<RecommendedBatch, Failure>
  }
>()('ports/Watchlist') {}
