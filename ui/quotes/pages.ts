import { batch, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { AppPorts } from '../../ports/AppPorts.ts'
import type { Failure } from '../../ports/failure.ts'
import type { Page } from '../../ports/page.ts'
import type { App } from '../shell/app.ts'
import { makeLatest } from './latest.ts'

export type Status = 'idle' | 'loading' | 'ready' | 'failed'

/** Asks for one page; `cursor` is absent for the first one. */
export type AskPage<Row> = (cursor: string | undefined) => Effect.Effect<Page<Row>, Failure, AppPorts>

/** A list that comes page by page, as a screen draws it. */
export interface Pages<Row> {
  readonly rows: ReadonlySignal<ReadonlyArray<Row>>
  readonly status: ReadonlySignal<Status>
  readonly hasMore: ReadonlySignal<boolean>
  /** Starts with the first page of a list. Rows already shown stay until it comes where `keep` is set. */
  readonly begin: (ask: AskPage<Row>, options?: { readonly keep?: boolean }) => Promise<void>
  readonly more: () => Promise<void>
  /** Asks again for the page that failed. */
  readonly retry: () => Promise<void>
  /** Forgets the rows and the question under way. */
  readonly clear: () => void
  /** Nobody looks any more: the question under way is dropped, the rows stay. */
  readonly stop: () => void
}

/** Pages of a list, one question at a time; a new list takes the place of the one before. */
export const makePages = <Row extends { readonly code: string }>(app: App): Pages<Row> =>
  makeKeyedPages<Row>(app, ({ code }) => code)

/** As `makePages`, for rows that something else than a quote code tells apart. */
export const makeKeyedPages = <Row>(app: App, keyOf: (row: Row) => string): Pages<Row> => {
  const rows = signal<ReadonlyArray<Row>>([])
  const status = signal<Status>('idle')
  const hasMore = signal(false)
  const latest = makeLatest(app)
  let ask: AskPage<Row> | null = null
  let cursor: string | undefined
  let fresh = true

  const take = (page: Page<Row>): void => {
    const before = fresh ? [] : rows.peek()
    // A list that moved between two pages repeats rows at the seam.
    const known = new Set(before.map(keyOf))
    const news = page.list.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)))
    batch(() => {
      rows.value = [...before, ...news]
      status.value = 'ready'
      // The same cursor again, or a later page without a new row, would be asked for without end.
      hasMore.value = page.next !== null && page.next !== cursor && (fresh || news.length > 0)
    })
    cursor = page.next ?? undefined
    fresh = false
  }

  const next = async (): Promise<void> => {
    if (!ask) return
    status.value = 'loading'
    const answer = await latest.ask(ask(fresh ? undefined : cursor))
    if (answer.is === 'found') take(answer.value)
    else if (answer.is === 'failed') status.value = 'failed'
  }

  const clear = (): void => {
    latest.drop()
    ask = null
    batch(() => {
      rows.value = []
      status.value = 'idle'
      hasMore.value = false
    })
  }

  return {
    rows,
    status,
    hasMore,
    begin: (page, options) => {
      if (!options?.keep) clear()
      ask = page
      fresh = true
      return next()
    },
    more: () => (status.peek() === 'ready' && hasMore.peek() ? next() : Promise.resolve()),
    retry: next,
    clear,
    stop: () => {
      latest.drop()
      if (status.peek() === 'loading') status.value = rows.peek().length > 0 ? 'ready' : 'idle'
    },
  }
}
