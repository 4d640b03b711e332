import { Effect, Schema } from 'effect'
import { type QuoteBatch, Quotes } from '../../../ports/Quotes.ts'
import type { Call } from '../client.ts'
import { WireTime } from '../figures.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { listingFields, listingOf, quotedOf, quoteOf, WireQuote, WireQuoted } from './quoteRecords.ts'

export const WireBatch = Schema.Struct({ time: WireTime, list: Schema.Array(WireQuote) })
/** Quotes as the app knows them. */
export const batchOf = ({ time, list }: (typeof WireBatch)['Type']): QuoteBatch => ({ time, quotes: list.map(quoteOf) })

const Hit = Schema.Struct({ ...listingFields, watched: Schema.Boolean })

/** Prices and search over HTTP. */
export const quotes = (call: Call): Quotes['Service'] =>
  Quotes.of({
    batch: (codes, since) =>
      call(
        '/quotes/list',
        { codes: codes.join(','), since: since === null ? undefined : String(since) },
        WireBatch,
      ).pipe(Effect.map(batchOf)),
    indices: () =>
      call('/market/indices', undefined, Schema.Array(WireQuoted)).pipe(Effect.map((rows) => rows.map(quotedOf))),
    movers: (request) =>
      call(
        '/market/movers',
        { market: request.market, sort: request.sort, ...formPage(request) },
        PageOf(WireQuoted),
      ).pipe(Effect.map(pageOf(quotedOf))),
    search: (request) =>
      call(
        '/quotes/search',
        { keyword: request.keyword, market: request.market, ...formPage(request) },
        PageOf(Hit),
      ).pipe(Effect.map(pageOf((hit) => ({ ...listingOf(hit), watched: hit.watched })))),
  })
