import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import { Quotes, type SearchHit } from '../../../../ports/Quotes.ts'
import type { App } from '../../../data/app/app.ts'
import { makePages } from '../../../data/query/pages.ts'
import { readRecent, remember, tidyKeyword } from './recent.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'

/** The delay between the last key and the request, in milliseconds, so that not every letter sends one. */
export const SEARCH_DELAY = 250

/** The search for an instrument, and recent searches. */
export const makeSearchModel = (app: App) => {
  const watched = app.model(makeWatchedModel)
  const text = signal('')
  /** The keyword that the hits belong to; empty while there is none. */
  const asked = signal('')
  const recent = signal<ReadonlyArray<string>>([])
  const hits = makePages<SearchHit>(app, ({ code }) => code)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The history entry in which the text was typed. */
  let place: string | undefined

  const find = (keyword: string): Promise<void> => {
    asked.value = keyword
    return hits.begin(
      (cursor) =>
        Effect.flatMap(Quotes, (quotes) => quotes.search({ keyword, cursor })).pipe(
          Effect.tap((page) => Effect.sync(() => page.list.forEach((hit) => watched.learn(hit.code, hit.watched)))),
        ),
      // The previous hits stay visible until the next answer, so that the list does not flicker.
      { keep: true },
    )
  }

  const forgetHits = (): void => {
    hits.clear()
    asked.value = ''
  }

  const type = (next: string): void => {
    text.value = next
    clearTimeout(timer)
    const keyword = tidyKeyword(next)
    if (keyword === '') return forgetHits()
    if (keyword === asked.peek() && hits.status.peek() !== 'failed') return
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
        forgetHits()
      }
      recent.value = readRecent(await app.run(Effect.flatMap(KeyValueStore, (store) => store.get('searchList'))))
    },
    stop: (): void => {
      clearTimeout(timer)
      hits.stop()
    },
  }
}
