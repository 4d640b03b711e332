import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import type { MoverOrder } from '../../../../domain/quotes/movers.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { Quotes } from '../../../../ports/Quotes.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import type { App } from '../../../data/app/app.ts'
import { makePages } from '../../../data/query/pages.ts'

/** Every instrument of the chosen market, in the chosen sort order. */
export const makeMoversModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const market = signal<MarketCode | null>(null)
  const sort = signal<MoverOrder>('gainers')
  const pages = makePages<QuotedInstrument>(app, ({ code }) => code)

  const begin = (keep: boolean): Promise<void> => {
    const [code, order] = [market.peek(), sort.peek()]
    if (code === null) return Promise.resolve()
    return pages.begin(
      (cursor) =>
        Effect.flatMap(Quotes, (quotes) => quotes.movers({ market: code, sort: order, cursor })).pipe(
          Effect.tap((page) => Effect.sync(() => live.learn(page.list))),
        ),
      { keep },
    )
  }

  return {
    market,
    sort,
    pages,
    choose: async (next: MarketCode): Promise<void> => {
      if (next === market.peek()) return
      market.value = next
      await begin(false)
    },
    order: async (next: MoverOrder): Promise<void> => {
      if (next === sort.peek()) return
      sort.value = next
      await begin(false)
    },
    /** Requests the current order; the rows stay until it arrives. */
    refresh: () => begin(true),
    stop: pages.stop,
  }
}
