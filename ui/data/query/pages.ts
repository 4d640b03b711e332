import { batch, type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { Page } from '../../../ports/page.ts'
import type { App } from '../app/app.ts'
import { makeSwitchQuery } from './switchQuery.ts'
import { renewed } from './renewedRows.ts'
import type { Status } from './status.ts'

/** Requests one page; `cursor` is absent for the first one. */
export type AskPage<Row> = (cursor: string | undefined) => Effect.Effect<Page<Row>, Failure, AppPorts>

/** A list that is loaded page by page, as a screen renders it. */
export interface Pages<Row> {
  readonly rows: ReadonlySignal<ReadonlyArray<Row>>
  readonly status: ReadonlySignal<Status>
  /** Why the status is `failed`; null where the cause is a defect of the app. */
  readonly failure: ReadonlySignal<Failure | null>
  readonly hasMore: ReadonlySignal<boolean>
  /**
   * Loads the first page of a list, or of a list that consists of several parts, one after the other. With `keep`, the
   * shown rows stay until it arrives; those of another question `briefly`, so that nobody takes them for its answer.
   */
  readonly begin: (
    ask: AskPage<Row> | ReadonlyArray<AskPage<Row>>,
    options?: { readonly keep?: boolean | 'briefly' },
  ) => Promise<void>
  readonly more: () => Promise<void>
  /** Requests the failed page again. */
  readonly retry: () => Promise<void>
  /** Fetches the newest page again. The shown rows stay until the answer arrives, and also where the request fails. */
  readonly refresh: () => Promise<void>
  /** Changes loaded rows, where the app has newer values than the page with which they arrived. */
  readonly change: (map: (row: Row) => Row) => void
  /** Discards the rows and cancels the request in flight. */
  readonly clear: () => void
  /** No component shows it any more: the request in flight is cancelled, the rows stay. */
  readonly stop: () => void
}

/**
 * How many consecutive pages without a new row are skipped: a server that repeats itself must not cause an endless
 * loop.
 */
const PASSED_OVER = 5
/** How long rows of another question stay, in milliseconds: longer than a usual answer takes. */
export const BRIEFLY = 1_000

/** Pages of a list, one request at a time; a new list replaces the previous one. Each row appears once. */
export const makePages = <Row>(app: App, keyOf: (row: Row) => string): Pages<Row> => {
  const rows = signal<ReadonlyArray<Row>>([])
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  const hasMore = signal(false)
  const latest = makeSwitchQuery(app)
  let parts: ReadonlyArray<AskPage<Row>> = []
  let part = 0
  let cursor: string | undefined
  let fresh = true
  let firstPage = 0

  /** Adds the new rows of a page and determines the next page. Returns how many rows were new. */
  const take = (page: Page<Row>): number => {
    if (fresh) firstPage = page.list.length
    const before = fresh ? [] : rows.peek()
    // A list that grew between two requests repeats rows at the page boundary.
    const known = new Set(before.map(keyOf))
    const news = page.list.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)))
    // Following the same cursor again would never end.
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

  const next = async (shownIn: 'inPlace' | 'nowhere' = 'inPlace'): Promise<void> => {
    status.value = 'loading'
    for (let [found, asked] = [0, 0]; found === 0; asked += 1) {
      const ask = asked > PASSED_OVER ? undefined : parts[part]
      if (!ask) {
        hasMore.value = false
        break
      }
      const answer = await latest.ask(ask(cursor), shownIn)
      if (answer.is === 'dropped') return
      if (answer.is === 'failed') {
        batch(() => {
          failure.value = answer.failure
          status.value = 'failed'
        })
        return
      }
      found = take(answer.value)
    }
    status.value = 'ready'
  }

  const clear = (): void => {
    latest.drop()
    parts = []
    batch(() => {
      rows.value = []
      status.value = 'idle'
      hasMore.value = false
    })
  }

  /**
   * The first page. Where it has rows that are new, also the second: what the new ones pushed out of the first page is on it, and what is
   * not has left the list.
   */
  const newest = (first: AskPage<Row>) =>
    Effect.gen(function* () {
      const known = new Set(rows.peek().map(keyOf))
      const page = yield* first(undefined)
      const hasNew = page.list.some((row) => !known.has(keyOf(row)))
      if (page.next === null || !hasNew) return page
      const { list, next } = yield* first(page.next)
      const shown = new Set(page.list.map(keyOf))
      return { list: [...page.list, ...list.filter((row) => !shown.has(keyOf(row)))], next }
    })

  const refresh = async (): Promise<void> => {
    const [first] = parts
    if (!first || status.peek() === 'loading') return
    if (status.peek() !== 'ready') return next('nowhere')
    const hasOlder = rows.peek().length > firstPage
    const answer = await latest.ask(hasOlder ? newest(first) : first(undefined))
    if (answer.is !== 'found') return
    const page = answer.value
    const now = hasOlder ? renewed(rows.peek(), page, keyOf) : { rows: page.list, hasOlder }
    batch(() => {
      rows.value = now.rows
      firstPage = page.list.length
      if (now.hasOlder) return
      part = page.next === null ? 1 : 0
      cursor = page.next ?? undefined
      hasMore.value = part < parts.length
    })
  }

  return {
    rows,
    status,
    failure,
    hasMore,
    begin: (ask, options) => {
      if (!options?.keep) clear()
      const asked = [ask].flat()
      parts = asked
      part = 0
      cursor = undefined
      fresh = true
      if (options?.keep === 'briefly')
        setTimeout(() => {
          if (fresh && parts === asked && ['loading', 'failed'].includes(status.peek())) rows.value = []
        }, BRIEFLY)
      return next()
    },
    more: () => (status.peek() === 'ready' && hasMore.peek() ? next() : Promise.resolve()),
    retry: () => (parts.length > 0 ? next() : Promise.resolve()),
    refresh,
    change: (map) => {
      rows.value = rows.peek().map(map)
    },
    clear,
    stop: () => {
      latest.drop()
      if (status.peek() === 'loading') status.value = rows.peek().length > 0 ? 'ready' : 'idle'
    },
  }
}
