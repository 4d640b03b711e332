import { Cause, Effect, Exit, Fiber } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { App } from '../app/app.ts'

/** What became of a question. `dropped`: a later one took its place, and nobody waits for this answer any more. */
export type Answer<A> =
  | { readonly is: 'found'; readonly value: A }
  | { readonly is: 'failed'; readonly failure: Failure | null }
  | { readonly is: 'dropped' }

type Asked<A> = Exit.Exit<A, Failure>

/** Asks one question at a time: a new one cancels that under way, whose answer is never seen. */
export const makeSwitchQuery = (app: App) => {
  let underWay: Fiber.Fiber<unknown, Failure> | null = null

  const drop = (): void => {
    if (underWay) app.runtime.runFork(Fiber.interrupt(underWay))
    underWay = null
  }

  const settle = <A>(exit: Asked<A>): Answer<A> => {
    if (Exit.isSuccess(exit)) return { is: 'found', value: exit.value }
    const failure = Cause.findErrorOption(exit.cause)
    if (failure._tag === 'None') {
      // A defect: a mistake of ours, for whoever has the console open.
      console.error(Cause.pretty(exit.cause))
      return { is: 'failed', failure: null }
    }
    // Whoever asked says in its place what could not be loaded; only the end of the session is everybody's.
    if (failure.value._tag === 'SessionExpired') app.fail(failure.value)
    return { is: 'failed', failure: failure.value }
  }

  const ask = async <A>(effect: Effect.Effect<A, Failure, AppPorts>): Promise<Answer<A>> => {
    drop()
    const fiber = app.runtime.runFork(effect)
    underWay = fiber
    const exit = await Effect.runPromise(Fiber.await(fiber))
    if (underWay !== fiber) return { is: 'dropped' }
    underWay = null
    return settle(exit)
  }

  return { ask, drop }
}
