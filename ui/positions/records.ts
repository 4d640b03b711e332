import { batch, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Page } from '../../ports/page.ts'
import { makeLatest } from '../quotes/latest.ts'
import type { AskPage, Status } from '../quotes/pages.ts'
import type { App } from '../shell/app.ts'

interface Identified {
  readonly id: string
}

/** A list of records that comes page by page and can be looked at anew without a flicker. */
export interface Records<R> {
  readonly rows: ReadonlySignal<ReadonlyArray<R>>
  readonly status: ReadonlySignal<Status>
  readonly hasMore: ReadonlySignal<boolean>
  /** Starts with the first page of a list; the rows of the one before go. */
  readonly begin: (ask: AskPage<R>) => Promise<void>
  readonly more: () => Promise<void>
  readonly retry: () => Promise<void>
  /** Looks at the newest page anew. What is shown stays until the answer is there, and where none comes. */
  readonly refresh: () => Promise<void>
  /** Puts one record in the place of the one with its id. */
  readonly put: (record: R) => void
  readonly stop: () => void
}

/** The rows after the first page was seen anew: older ones stay, what was among the newest and is gone goes. */
export const renewed = <R extends Identified>(
  rows: ReadonlyArray<R>,
  firstPage: number,
  page: Page<R>,
): ReadonlyArray<R> => {
  if (page.next === null) return page.list
  const known = new Set(page.list.map(({ id }) => id))
  return [...page.list, ...rows.slice(firstPage).filter(({ id }) => !known.has(id))]
}

/** Records by their id, newest first, one question at a time. */
export const makeRecords = <R extends Identified>(app: App): Records<R> => {
  const latest = makeLatest(app)
  const rows = signal<ReadonlyArray<R>>([])
  const status = signal<Status>('idle')
  const hasMore = signal(false)
  let ask: AskPage<R> | null = null
  let cursor: string | null = null
  let firstPage = 0

  const take = (page: Page<R>, first: boolean): void =>
    batch(() => {
      const before = first ? [] : rows.peek()
      const known = new Set(before.map(({ id }) => id))
      const news = page.list.filter(({ id }) => !known.has(id))
      rows.value = [...before, ...news]
      status.value = 'ready'
      // The same cursor again, or a page without a new row, would be asked for without end.
      hasMore.value = page.next !== null && page.next !== cursor && (first || news.length > 0)
      cursor = page.next
      if (first) firstPage = page.list.length
    })

  const next = async (): Promise<void> => {
    if (!ask) return
    const first = rows.peek().length === 0
    status.value = 'loading'
    const answer = await latest.ask(ask(first ? undefined : (cursor ?? undefined)))
    if (answer.is === 'found') take(answer.value, first)
    else if (answer.is === 'failed') status.value = 'failed'
  }

  const refresh = async (): Promise<void> => {
    if (!ask || status.peek() === 'loading') return
    if (status.peek() !== 'ready') return next()
    const answer = await latest.ask(ask(undefined))
    if (answer.is !== 'found') return
    const page = answer.value
    batch(() => {
      rows.value = renewed(rows.peek(), firstPage, page)
      firstPage = page.list.length
      if (rows.peek().length === page.list.length) {
        cursor = page.next
        hasMore.value = page.next !== null
      }
    })
  }

  return {
    rows,
    status,
    hasMore,
    begin: (from) => {
      batch(() => {
        rows.value = []
        hasMore.value = false
      })
      ask = from
      cursor = null
      return next()
    },
    more: () => (status.peek() === 'ready' && hasMore.peek() ? next() : Promise.resolve()),
    retry: next,
    refresh,
    put: (record) => {
      rows.value = rows.peek().map((row) => (row.id === record.id ? record : row))
    },
    stop: () => {
      latest.drop()
      if (status.peek() === 'loading') status.value = rows.peek().length > 0 ? 'ready' : 'idle'
    },
  }
}
