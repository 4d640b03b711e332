import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { App } from '../app/app.ts'
import { type Answer, makeSwitchQuery } from './switchQuery.ts'

/** The record of a page: loading, failed, unknown to the server, or loaded. */
export type DetailState<A> =
  | { readonly is: 'loading' }
  | { readonly is: 'unknown' }
  /** `failure` is null where the cause is a defect of the app. */
  | { readonly is: 'failed'; readonly failure: Failure | null }
  /** `asked` is the id in the address; the backend may spell it differently in `value`. */
  | { readonly is: 'ready'; readonly asked: string; readonly value: A }

export interface DetailQueryOptions<A> {
  readonly ask: (id: string) => Effect.Effect<A, Failure, AppPorts>
  /** Code of the message with which the server reports that no record has this id. */
  readonly absent: string
  /** Receives the record in the same update in which the page shows it. */
  readonly learn?: (found: A) => void
}

/** What a page shows of one record. */
export interface DetailQuery<A> {
  readonly opened: ReadonlySignal<DetailState<A>>
  /** The record; null while there is none to show. */
  readonly shown: ReadonlySignal<A | null>
  /**
   * Opens the page of an id; a page that is open already is refreshed in place. Returns the record, if one was found.
   */
  readonly open: (id: string) => Promise<A | null>
  /** Requests it before the page is rendered: the first request of that page is then this one, unless it failed. */
  readonly openEarly: (id: string) => Promise<void>
  /** Requests it again. Where the refresh fails, the shown record stays. */
  readonly refresh: () => Promise<A | null>
  /** Shows a record that the app has without a request. */
  readonly put: (id: string, value: A) => void
  /** No component shows it any more: the request in flight is cancelled. */
  readonly stop: () => void
}

/** One record by its id, one request at a time. */
export const makeDetailQuery = <A>(app: App, { absent, ask, learn }: DetailQueryOptions<A>): DetailQuery<A> => {
  const latest = makeSwitchQuery<A>(app)
  const opened = signal<DetailState<A>>({ is: 'loading' })
  let asked = ''
  let underWay: Promise<A | null> | null = null

  const put = (id: string, value: A): void => {
    asked = id
    const now = opened.peek()
    // The answer to an early request is shown already.
    if (now.is !== 'ready' || now.asked !== id || now.value !== value) opened.value = { is: 'ready', asked, value }
  }

  const take = (answer: Answer<A>): A | null => {
    if (answer.is === 'found') {
      const { value } = answer
      batch(() => {
        learn?.(value)
        put(asked, value)
      })
      return value
    }
    if (answer.is === 'dropped') return null
    const unknown = answer.failure?._tag === 'Rejected' && answer.failure.code === absent
    if (unknown) opened.value = { is: 'unknown' }
    else if (opened.peek().is !== 'ready') opened.value = { is: 'failed', failure: answer.failure }
    return null
  }

  const askAgain = async (): Promise<A | null> =>
    take(await latest.askFirst(ask(asked), opened.peek().is === 'loading' ? 'inPlace' : 'nowhere'))

  const refresh = (): Promise<A | null> => {
    const question = askAgain().finally(() => {
      if (underWay === question) underWay = null
    })
    underWay = question
    return question
  }

  const drop = (): void => {
    underWay = null
    latest.drop()
  }

  return {
    opened,
    shown: computed(() => (opened.value.is === 'ready' ? opened.value.value : null)),
    open: (id) => {
      // Two parts of a screen that show the same record share one request.
      if (id === asked && underWay) return underWay
      const again = id === asked && opened.peek().is === 'ready'
      if (id !== asked) latest.drop()
      asked = id
      if (!again) opened.value = id === '' ? { is: 'unknown' } : { is: 'loading' }
      if (id !== '') return refresh()
      drop()
      return Promise.resolve(null)
    },
    openEarly: async (id) => {
      asked = id
      take(await latest.askEarly(ask(id)))
    },
    refresh,
    put: (id, value) => {
      drop()
      put(id, value)
    },
    stop: drop,
  }
}
