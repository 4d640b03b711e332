import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import { Quotes, type SearchHit } from '../../../../ports/Quotes.ts'
import type { App } from '../../../data/app/app.ts'
import { makePages } from '../../../data/query/pages.ts'
import { readRecent, remember, tidyKeyword } from './recent.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'

/** From the last key to the question, in milliseconds: nobody who types is asked for at every letter. */
export const SEARCH_DELAY = 250

/** Finding an instrument, and what was looked for before. */
export const makeSearchModel = (app: App) => {
  const watched = app.model(makeWatchedModel)
  const text = signal('')
  /** The keyword that the hits belong to; empty while there is none. */
  const asked = signal('')
  const recent = signal<ReadonlyArray<string>>([])
  const hits = makePages<SearchHit>(app, ({ code }) => code)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Where in the history the text was typed. */
  let place: string | undefined

  const find = (keyword: string): Promise<void> => {
    asked.value = keyword
    return hits.begin(
      (cursor) =>
        Effect.flatMap(Quotes, (quotes) => quotes.search({ keyword, cursor })).pipe(
          Effect.tap((page) => Effect.sync(() => page.list.forEach((hit) => watched.learn(hit.code, hit.watched)))),
        ),
      // What was found before stays in view until the next answer: a list that flickers cannot be read.
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
    /** Searches without waiting, as Enter and a recent search do. */
    submit: async (keyword: string): Promise<void> => {
      text.value = keyword
      clearTimeout(timer)
      const tidy = tidyKeyword(keyword)
      if (tidy === '') return
      keep(remember(recent.peek(), tidy))
      await find(tidy)
    },
    /** A hit was opened or is watched from now on: what led to it is worth remembering. Source: RULES.md, screens. */
    led: (): void => keep(remember(recent.peek(), asked.peek())),
    forgetRecent: (): void => {
      recent.value = []
      void app.run(Effect.flatMap(KeyValueStore, (store) => store.remove('searchList')))
    },
    /** Coming back to a place finds it as it was left; a new one begins with what the device kept. */
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
