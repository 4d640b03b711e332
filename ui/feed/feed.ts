import { batch, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { AppPorts } from '../../ports/AppPorts.ts'
import type { Failure } from '../../ports/failure.ts'
import type { Page } from '../../ports/page.ts'
import { makeLatest } from '../quotes/latest.ts'
import type { App } from '../shell/app.ts'

type Status = 'idle' | 'loading' | 'ready' | 'failed'

/** Asks for one page of a part; `cursor` is absent for the first one. */
type AskPage<Row> = (cursor: string | undefined) => Effect.Effect<Page<Row>, Failure, AppPorts>

/** A list made of parts one after another, each of which comes page by page. */
export interface Feed<Row> {
  readonly rows: ReadonlySignal<ReadonlyArray<Row>>
  readonly status: ReadonlySignal<Status>
  readonly hasMore: ReadonlySignal<boolean>
  /** Starts anew; the rows on screen stay until the first ones came. */
  readonly refresh: () => Promise<void>
  readonly more: () => Promise<void>
  /** Asks again for what failed. */
  readonly retry: () => Promise<void>
  /** Changes rows that are there, where the app knows better than the page they came with. */
  readonly change: (map: (row: Row) => Row) => void
}

/** The pages of all parts as one list. A row that comes again, because the list moved between pages, counts once. */
export const makeFeed = <Row>(app: App, parts: ReadonlyArray<AskPage<Row>>, keyOf: (row: Row) => string): Feed<Row> => {
  const rows = signal<ReadonlyArray<Row>>([])
  const status = signal<Status>('idle')
  const hasMore = signal(false)
  const latest = makeLatest(app)
  let part = 0
  let cursor: string | undefined
  let fresh = true

  const take = (page: Page<Row>): number => {
    const before = fresh ? [] : rows.peek()
    const known = new Set(before.map(keyOf))
    const news = page.list.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)))
    // The same cursor again would be asked for without end.
    const goesOn = page.next !== null && page.next !== cursor
    part += goesOn ? 0 : 1
    cursor = goesOn ? (page.next ?? undefined) : undefined
    fresh = false
    batch(() => {
      rows.value = [...before, ...news]
      hasMore.value = part < parts.length
    })
    return news.length
  }

  const next = async (): Promise<void> => {
    status.value = 'loading'
    for (let found = 0; found === 0;) {
      const ask = parts[part]
      if (!ask) break
      const answer = await latest.ask(ask(cursor))
      if (answer.is === 'dropped') return
      if (answer.is === 'failed') {
        status.value = 'failed'
        return
      }
      found = take(answer.value)
    }
    status.value = 'ready'
  }

  return {
    rows,
    status,
    hasMore,
    refresh: () => {
      part = 0
      cursor = undefined
      fresh = true
      return next()
    },
    more: () => (status.peek() === 'ready' && hasMore.peek() ? next() : Promise.resolve()),
    retry: next,
    change: (map) => {
      rows.value = rows.peek().map(map)
    },
  }
}
