import { Effect } from 'effect'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { Quotes } from '../../../../ports/Quotes.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'

/** The number of instruments before anything is typed. */
export const POPULAR_SHOWN = 6

/** What is traded most today in one market. */
export const makePopularModel = (app: App) => {
  let market: MarketCode | null = null
  const ask = (of: MarketCode) =>
    Effect.flatMap(Quotes, (quotes) => quotes.movers({ market: of, sort: 'turnover', limit: POPULAR_SHOWN })).pipe(
      Effect.map(({ list }) => list.slice(0, POPULAR_SHOWN)),
      Effect.tap((list) => Effect.sync(() => app.model(makeLiveQuotes).learn(list))),
    )
  const block = makeQuery<ReadonlyArray<QuotedInstrument>>(app, () => (market === null ? Effect.never : ask(market)))
  return {
    rows: block.value,
    status: block.status,
    failure: block.failure,
    stop: block.stop,
    /** Asks once for each market: a list that changes its order under a finger would be pressed wrongly. */
    show: (next: MarketCode): void => {
      if (next === market && block.value.peek() !== null) return
      if (next !== market) block.clear()
      market = next
      void block.load()
    },
  }
}
