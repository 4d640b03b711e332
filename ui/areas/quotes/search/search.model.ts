import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { findOwn } from '../../../../domain/quotes/searching.ts'
import { isHeld } from '../../../../domain/positions/position.ts'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import { Positions } from '../../../../ports/Positions.ts'
import { Quotes, type SearchHit } from '../../../../ports/Quotes.ts'
import type { App } from '../../../data/app/app.ts'
import { makePages } from '../../../data/query/pages.ts'
import { makeQuery } from '../../../data/query/query.ts'
import { locale } from '../../../i18n/words.ts'
import { readRecent, remember, tidyKeyword } from './recent.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'

/** The delay between the last key and the request, in milliseconds, so that not every letter sends one. */
export const SEARCH_DELAY = 250

const MOST_HELD = 100

/** The search for an instrument, and recent searches. */
export const makeSearchModel = (app: App) => {
  const watched = app.model(makeWatchedModel)
  const text = signal('')
  /** The keyword that the hits belong to; empty while there is none. */
  const asked = signal('')
  /** The market that narrows the hits; null for all. */
  const market = signal<MarketCode | null>(null)
  /** The customer's positions; of more than a page, those opened last. */
  const held = makeQuery(app, () =>
    Effect.flatMap(Positions, (positions) => positions.list({ which: 'held', limit: MOST_HELD })).pipe(
      Effect.map(({ list }) => list.filter(isHeld)),
    ),
  )
  const recent = signal<ReadonlyArray<string>>([])
  const hits = makePages<SearchHit>(app, ({ code }) => code)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The keyword whose first page has arrived; null while one is waited for, also where that was given up. */
  let answered: string | null = ''
  /** The history entry in which the text was typed. */
  let place: string | undefined

  /** The customer's own holdings that match: they come first, and each row appears once. */
  const own = (keyword: string, only: MarketCode | null): ReadonlyArray<SearchHit> => {
    const holdings = new Map(held.value.peek()?.map((one) => [one.code, one]))
    const listed = [...holdings.values()].filter((one) => only === null || one.market === only)
    return findOwn(listed, ({ chineseName, code, name }) => ({ code, names: [name, chineseName] }), keyword).map(
      ({ chineseName, code, currency, market: of, name }) => ({
        chineseName,
        code,
        currency,
        market: of,
        name,
        watched: watched.of(code).peek() ?? false,
      }),
    )
  }

  const find = (keyword: string): Promise<void> => {
    asked.value = keyword
    answered = null
    const only = market.peek()
    return hits.begin(
      (cursor) =>
        Effect.flatMap(Quotes, (quotes) =>
          quotes.search({
            keyword,
            cursor,
            language: locale.peek().code,
            ...(only === null ? {} : { market: only }),
          }),
        ).pipe(
          Effect.tap((page) =>
            Effect.sync(() => {
              answered = keyword
              page.list.forEach((hit) => watched.learn(hit.code, hit.watched))
            }),
          ),
          Effect.map((page) =>
            cursor === undefined ? { ...page, list: [...own(keyword, only), ...page.list] } : page,
          ),
        ),
      // The previous hits stay visible until a usual answer, so that the list does not flicker.
      { keep: 'briefly' },
    )
  }

  const forgetHits = (): void => {
    hits.clear()
    asked.value = ''
    answered = ''
  }

  const type = (next: string): void => {
    text.value = next
    clearTimeout(timer)
    const keyword = tidyKeyword(next)
    if (keyword === '') return forgetHits()
    if (keyword === asked.peek() && (keyword === answered || hits.status.peek() === 'loading')) return
    hits.stop()
    timer = setTimeout(() => void find(keyword), SEARCH_DELAY)
  }

  const keep = (next: ReadonlyArray<string>): void => {
    recent.value = next
    void app.run(Effect.flatMap(KeyValueStore, (store) => store.set('searchList', JSON.stringify(next))))
  }

  return {
    text,
    asked,
    hits,
    recent,
    market,
    /** Narrows the hits to a market, or to none with null. */
    chooseMarket: (next: MarketCode | null): void => {
      market.value = next
      const keyword = asked.peek()
      if (keyword !== '') void find(keyword)
    },
    type,
    /** Searches without a delay, for Enter and for a recent search. */
    submit: async (keyword: string): Promise<void> => {
      text.value = keyword
      clearTimeout(timer)
      const tidy = tidyKeyword(keyword)
      if (tidy === '') return
      keep(remember(recent.peek(), tidy))
      await find(tidy)
    },
    /** A hit was opened or added to the watchlist: stores the keyword as a recent search. Source: RULES.md, screens. */
    led: (): void => keep(remember(recent.peek(), asked.peek())),
    forgetRecent: (): void => {
      recent.value = []
      void app.run(Effect.flatMap(KeyValueStore, (store) => store.remove('searchList')))
    },
    /** Returning to a history entry restores its search; a new one starts with the stored recent searches. */
    enter: async (at: string): Promise<void> => {
      if (place !== at) {
        place = at
        clearTimeout(timer)
        text.value = ''
        market.value = null
        forgetHits()
      }
      // The customer left before the answer: what is shown belongs to an earlier text.
      const keyword = tidyKeyword(text.peek())
      if (keyword !== answered) {
        forgetHits()
        void find(keyword)
      }
      void held.load()
      recent.value = readRecent(await app.run(Effect.flatMap(KeyValueStore, (store) => store.get('searchList'))))
    },
    stop: (): void => {
      clearTimeout(timer)
      hits.stop()
      held.stop()
    },
  }
}
