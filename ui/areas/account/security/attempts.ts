import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Failure } from '../../../../ports/failure.ts'

/** Stores whether the server refused because of too many attempts; the form shows it permanently. */
export const makeAttempts = () => {
  const tooMany = signal(false)
  const watch = <A, R>(effect: Effect.Effect<A, Failure, R>): Effect.Effect<A, Failure, R> =>
    Effect.suspend(() => {
      tooMany.value = false
      return Effect.tapError(effect, (failure) =>
        Effect.sync(() => {
          tooMany.value = failure._tag === 'Rejected' && failure.code === 'submitted-too-frequently'
        }),
      )
    })
  return { tooMany, watch, forget: () => void (tooMany.value = false) }
}

/** Opens a screen again where it is refused with one of these codes: what it shows is no longer so. */
export const openIfOutdated =
  (codes: ReadonlySet<string>, open: () => Promise<void>) =>
  <A, R>(effect: Effect.Effect<A, Failure, R>): Effect.Effect<A, Failure, R> =>
    Effect.tapError(effect, (failure) =>
      Effect.sync(() => {
        if (failure._tag === 'Rejected' && codes.has(failure.code)) void open()
      }),
    )
