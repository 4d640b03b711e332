import { type Effect, Exit, Fiber } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { App } from '../app/app.ts'
import { failureOf } from '../app/failureOf.ts'

/** The result of a request. `dropped`: a later request replaced it, so this answer has no receiver any more. */
export type Answer<A> =
  | { readonly is: 'found'; readonly value: A }
  | { readonly is: 'failed'; readonly failure: Failure | null }
  | { readonly is: 'dropped' }

/**
 * Sends one request at a time: a new one cancels the one in flight, whose answer is ignored. `Early` is the answer of a question
 * that may be asked before its screen is rendered.
 */
export const makeSwitchQuery = <Early = never>(app: App) => {
  let underWay: Fiber.Fiber<unknown, Failure> | null = null
  let early: Promise<Answer<Early>> | null = null
  /** No answer came since a refusal. */
  let wasRefused = false

  const drop = (): void => {
    if (underWay) app.runtime.runFork(Fiber.interrupt(underWay))
    underWay = null
    early = null
  }

  /**
   * A refusal is shown for a moment: whenever the customer asked and its place announces it (`inPlace`), and where no place
   * does, which is asked again by itself, once until an answer comes.
   */
  const ask = async <A>(
    effect: Effect.Effect<A, Failure, AppPorts>,
    shownIn: 'inPlace' | 'nowhere' = 'nowhere',
  ): Promise<Answer<A>> => {
    drop()
    const fiber = app.runtime.runFork(effect)
    underWay = fiber
    // The caller shows what could not be loaded; only a refusal and the end of the session are shown for all callers.
    const exit = await app.attempt(Fiber.join(fiber), { quiet: true })
    if (underWay !== fiber) return { is: 'dropped' }
    underWay = null
    const failure = failureOf(exit)
    if (shownIn === 'inPlace' || !wasRefused) app.refusedLoad(failure, shownIn === 'inPlace')
    wasRefused = Exit.isSuccess(exit) ? false : wasRefused || failure?._tag === 'Rejected'
    return Exit.isSuccess(exit) ? { is: 'found', value: exit.value } : { is: 'failed', failure }
  }

  /** Asks before the screen is rendered: its answer is that of the screen's first question, too. */
  const askEarly = (effect: Effect.Effect<Early, Failure, AppPorts>): Promise<Answer<Early>> => (early = ask(effect))

  /** As `ask`; a question that was asked early is not sent again, unless it failed. */
  const askFirst: typeof ask<Early> = async (effect, shownIn) => {
    const known = early
    early = null
    const answer = known && (await known)
    return answer && answer.is !== 'failed' ? answer : ask(effect, shownIn)
  }

  return { ask, askEarly, askFirst, drop, isAsking: (): boolean => underWay !== null }
}
