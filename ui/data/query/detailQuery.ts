import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { App } from '../app/app.ts'
import { makeSwitchQuery } from './switchQuery.ts'

/** The one thing of a page: asked for, not loaded, none with this id, or there. */
export type DetailState<A> =
  | { readonly is: 'loading' }
  | { readonly is: 'unknown' }
  /** `failure` is null where it is a mistake of ours. */
  | { readonly is: 'failed'; readonly failure: Failure | null }
  /** `asked` is the id of the address; a backend may spell it its own way in `value`. */
  | { readonly is: 'ready'; readonly asked: string; readonly value: A }

export interface DetailQueryOptions<A> {
  readonly ask: (id: string) => Effect.Effect<A, Failure, AppPorts>
  /** Code of the message with which the server says that there is none with this id. */
  readonly absent: string
  /** Takes what was found, in the moment in which the page shows it. */
  readonly learn?: (found: A) => void
}

/** What a page shows of one thing. */
export interface DetailQuery<A> {
  readonly opened: ReadonlySignal<DetailState<A>>
  /** The thing; null while there is none to show. */
  readonly shown: ReadonlySignal<A | null>
  /** Opens the page of an id; one that was open already is refreshed in place. Answers what was found, if anything. */
  readonly open: (id: string) => Promise<A | null>
  /** Asks again. What is shown stays shown where it could only not be refreshed. */
  readonly refresh: () => Promise<A | null>
  /** Shows what the app knows without asking. */
  readonly put: (id: string, value: A) => void
  /** Nobody looks any more: the question under way is dropped. */
  readonly stop: () => void
}

/** One thing by its id, one question at a time. */
export const makeDetailQuery = <A>(app: App, { absent, ask, learn }: DetailQueryOptions<A>): DetailQuery<A> => {
  const latest = makeSwitchQuery(app)
  const opened = signal<DetailState<A>>({ is: 'loading' })
  let asked = ''
  let underWay: Promise<A | null> | null = null

  const put = (id: string, value: A): void => {
    asked = id
    opened.value = { is: 'ready', asked, value }
  }

  const askAgain = async (): Promise<A | null> => {
    const answer = await latest.ask(ask(asked))
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
      // Two parts of a screen that show the same thing ask for it once.
      if (id === asked && underWay) return underWay
      const again = id === asked && opened.peek().is === 'ready'
      asked = id
      if (!again) opened.value = id === '' ? { is: 'unknown' } : { is: 'loading' }
      if (id !== '') return refresh()
      drop()
      return Promise.resolve(null)
    },
    refresh,
    put: (id, value) => {
      drop()
      put(id, value)
    },
    stop: drop,
  }
}
