import { Effect } from 'effect'
import { Quotes } from '../../../ports/Quotes.ts'
import { MarketIndicesAnswer, QuoteBatch, QuotePage, SearchPage } from '../../generated/schemas/quotes.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'
import { quotedOf } from './quoteRecords.ts'

/** Prices and search over HTTP. */
export const quotes = (call: Call): Quotes['Service'] =>
  Quotes.of({
    batch: (codes, since) =>
      call('/quotes/list', { codes: codes.join(','), since: since === null ? undefined : String(since) }, QuoteBatch),
    indices: () =>
      call('/market/indices', undefined, MarketIndicesAnswer).pipe(Effect.map((rows) => rows.map(quotedOf))),
    movers: (request) =>
      call('/market/movers', { market: request.market, sort: request.sort, ...formPage(request) }, QuotePage).pipe(
        Effect.map(({ list, next }) => ({ list: list.map(quotedOf), next })),
      ),
    search: (request) =>
      call(
        '/quotes/search',
        { keyword: request.keyword, market: request.market, language: request.language, ...formPage(request) },
        SearchPage,
      ),
  })
