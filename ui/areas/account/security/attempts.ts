import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Failure } from '../../../../ports/failure.ts'

/** Remembers whether the server said that there were too many attempts; told in the form, where it stays. */
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
