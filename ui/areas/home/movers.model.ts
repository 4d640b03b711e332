import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import type { MoverOrder } from '../../../domain/quotes/movers.ts'
import type { QuotedInstrument } from '../../../ports/quote.ts'
import { Quotes } from '../../../ports/Quotes.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import type { App } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'

/** The number of rows on home. */
export const MOVERS_SHOWN = 5

/** The first movers of one market. */
export const makeHomeMoversModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  /** The market that the customer chose; null for the leading one. */
  const chosen = signal<MarketCode | null>(null)
  const sort = signal<MoverOrder>('gainers')
  let market: MarketCode | null = null

  const ask = (of: MarketCode) =>
    Effect.flatMap(Quotes, (quotes) => quotes.movers({ market: of, sort: sort.peek(), limit: MOVERS_SHOWN })).pipe(
      Effect.map(({ list }) => list.slice(0, MOVERS_SHOWN)),
      Effect.tap((list) => Effect.sync(() => live.learn(list))),
    )
  const block = makeQuery<ReadonlyArray<QuotedInstrument>>(app, () => (market === null ? Effect.never : ask(market)))

  return {
    chosen,
    sort,
    rows: block.value,
    status: block.status,
    failure: block.failure,
    /** Shows the movers of a market; those of the same one are refreshed in place. */
    show: (next: MarketCode): Promise<void> => {
      if (next !== market) block.clear()
      market = next
      return block.load()
    },
    choose: (next: MarketCode): void => {
      chosen.value = next
    },
    order: (next: MoverOrder): Promise<void> => {
      if (next === sort.peek()) return Promise.resolve()
      sort.value = next
      block.clear()
      return block.load()
    },
    /** No request before a market is known. */
    refresh: (): Promise<void> => (market === null ? Promise.resolve() : block.load()),
    stop: block.stop,
  }
}
