import { batch, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import { type Answer, makeSwitchQuery } from './switchQuery.ts'
import type { App } from '../app/app.ts'

export type QueryStatus = 'loading' | 'ready' | 'failed'

/** A part of a screen with a request of its own, which fails without affecting other parts. */
export interface Query<A> {
  /** The last answer; null until there is one. */
  readonly value: ReadonlySignal<A | null>
  /** `failed` only while there is nothing to show: what is shown stays where a refresh fails. */
  readonly status: ReadonlySignal<QueryStatus>
  /** Why the status is `failed`; null where the cause is a defect of the app. */
  readonly failure: ReadonlySignal<Failure | null>
  readonly load: () => Promise<void>
  /** Loads it before the screen that shows it is rendered: the first load of that screen is then this one, unless it failed. */
  readonly loadEarly: () => Promise<void>
  /** Sets a value that was requested elsewhere. */
  readonly put: (value: A) => void
  readonly clear: () => void
  /** No component shows it any more: the request in flight is cancelled. */
  readonly stop: () => void
}

/** `ask` is called for every load; a later load cancels the one in flight. */
export const makeQuery = <A>(app: App, ask: () => Effect.Effect<A, Failure, AppPorts>): Query<A> => {
  const latest = makeSwitchQuery<A>(app)
  const value = signal<A | null>(null)
  const status = signal<QueryStatus>('loading')
  const failure = signal<Failure | null>(null)

  const put = (found: A): void =>
    batch(() => {
      value.value = found
      status.value = 'ready'
    })

  const take = (answer: Answer<A>): void => {
    if (answer.is === 'found') put(answer.value)
    else if (answer.is === 'failed' && value.peek() === null)
      batch(() => {
        failure.value = answer.failure
        status.value = 'failed'
      })
  }

  return {
    value,
    status,
    failure,
    put,
    load: async () => {
      if (value.peek() === null) status.value = 'loading'
      take(await latest.askFirst(ask(), value.peek() === null ? 'inPlace' : 'nowhere'))
    },
    loadEarly: async () => take(await latest.askEarly(ask())),
    clear: () => {
      latest.drop()
      batch(() => {
        value.value = null
        status.value = 'loading'
      })
    },
    stop: latest.drop,
  }
}
