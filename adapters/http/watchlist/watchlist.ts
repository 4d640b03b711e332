import { Effect } from 'effect'
import { Watchlist } from '../../../ports/Watchlist.ts'
import { QuotesWatchlistAnswer, RecommendedBatch, WatchedCodes } from '../../generated/schemas/watchlist.ts'
import type { Call } from '../client.ts'
import { quotedOf } from '../quotes/quoteRecords.ts'

const change =
  (call: Call, path: '/quotes/watchadd' | '/quotes/watchremove' | '/quotes/watchorder') =>
  (codes: ReadonlyArray<string>, requestid: string) =>
    call(path, { codes: codes.join(','), requestid }, WatchedCodes).pipe(Effect.map((found) => found.codes))

/** The watchlist over HTTP. */
export const watchlist = (call: Call): Watchlist['Service'] =>
  Watchlist.of({
    list: () =>
      call('/quotes/watchlist', undefined, QuotesWatchlistAnswer).pipe(Effect.map((rows) => rows.map(quotedOf))),
    add: change(call, '/quotes/watchadd'),
    remove: change(call, '/quotes/watchremove'),
    reorder: change(call, '/quotes/watchorder'),
    recommended: (batch) =>
      call('/quotes/recommend', { batch: batch ?? undefined }, RecommendedBatch).pipe(
        Effect.map(({ list, next }) => ({ list: list.map(quotedOf), next })),
      ),
  })
