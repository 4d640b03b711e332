import { Effect, Schema } from 'effect'
import { Watchlist } from '../../../ports/Watchlist.ts'
import type { Call } from '../client.ts'
import { quotedOf, WireQuoted } from '../quotes/quoteRecords.ts'

const Codes = Schema.Struct({ codes: Schema.Array(Schema.String) })
const Batch = Schema.Struct({ list: Schema.Array(WireQuoted), next: Schema.String })

const change =
  (call: Call, path: '/quotes/watchadd' | '/quotes/watchremove' | '/quotes/watchorder') =>
  (codes: ReadonlyArray<string>, requestid: string) =>
    call(path, { codes: codes.join(','), requestid }, Codes).pipe(Effect.map((found) => found.codes))

/** The watchlist over HTTP. */
export const watchlist = (call: Call): Watchlist['Service'] =>
  Watchlist.of({
    list: () =>
      call('/quotes/watchlist', undefined, Schema.Array(WireQuoted)).pipe(Effect.map((rows) => rows.map(quotedOf))),
    add: change(call, '/quotes/watchadd'),
    remove: change(call, '/quotes/watchremove'),
    reorder: change(call, '/quotes/watchorder'),
    recommended: (batch) =>
      call('/quotes/recommend', { batch: batch ?? undefined }, Batch).pipe(
        Effect.map(({ list, next }) => ({ list: list.map(quotedOf), next })),
      ),
  })
