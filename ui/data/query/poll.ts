import { effect, untracked } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import { backoff } from './backoff.ts'
import type { LiveEvent } from '../../../ports/Live.ts'
import type { App } from '../app/app.ts'
import { makeConnectionModel } from '../app/connection.model.ts'
import { BEGINS, type LivePart, makeLiveParts } from '../live/parts.model.ts'
import { makeSwitchQuery } from './switchQuery.ts'

const RETRY = { first: 2_000, most: 30_000 }
/** Events of one change arrive together: they are one reason to ask again. In milliseconds. */
const SOON = 30

export interface PollOptions<A> {
  readonly ask: () => Effect.Effect<A, Failure, AppPorts>
  /** Receives an answer and returns the wait until the next request, in milliseconds. */
  readonly take: (found: A) => number
  /** There was no answer; the request is repeated. */
  readonly miss?: () => void
  /** An event of the server's stream as the latest answer, as a reason to ask again, or null where it is about else. */
  readonly hear?: (event: LiveEvent) => { readonly answer: A } | 'again' | null
  /** The instrument whose book it asks for: then the stream sends that. */
  readonly depth?: () => string
}

/**
 * Polls while the page is visible and there is a connection (the first time without one too), one request at a time and
 * less often while the server fails. A failure shows no message but that of the first refusal; the screen just does not
 * update.
 */
export const makePoll = <A>(app: App, { ask, take, miss, hear, depth }: PollOptions<A>) => {
  const { online, visible } = app.model(makeConnectionModel)
  const latest = makeSwitchQuery<A>(app)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | null = null
  let failures = 0
  /** An event said that there is something new, which a request under way may not know. */
  let isDue = false
  /** The next request waits as long as an open stream allows. */
  let isPaced = false
  const stream = app.model(makeLiveParts)
  let leave = (): void => undefined

  const rest = (): void => {
    clearTimeout(timer)
    latest.drop()
  }

  const turn = async (): Promise<void> => {
    isDue = false
    const answer = await latest.askFirst(ask())
    if (answer.is === 'dropped') return
    if (answer.is === 'failed' && answer.failure?._tag === 'SessionExpired') return
    failures = answer.is === 'found' ? 0 : failures + 1
    if (failures > 0) miss?.()
    const pause =
      answer.is === 'found'
        ? take(answer.value)
        : await app.runtime.runPromise(backoff(failures, RETRY, answer.failure))
    plan(failures === 0 && hear ? stream.pace(pause) : pause)
  }

  const plan = (pause: number): void => {
    clearTimeout(timer)
    isPaced = pause > RETRY.most
    if (stopListening && online.peek() && visible.peek()) timer = setTimeout(() => void turn(), isDue ? SOON : pause)
  }

  const again = (): void => {
    isDue = true
    plan(SOON)
  }
  const hold = (answer: A): void => {
    const pause = stream.pace(take(answer))
    if (isPaced && !latest.isAsking()) return
    // What is under way was asked before, and may be older.
    latest.drop()
    plan(pause)
  }
  const part: LivePart = {
    hear: (event) => {
      const found = hear?.(event)
      if (found === 'again') again()
      else if (found) hold(found.answer)
      else if (depth && event.is === 'open' && !event.isGap && !latest.isAsking()) plan(BEGINS)
    },
    again,
    ...(depth && { depth }),
  }

  const stop = (): void => {
    stopListening?.()
    stopListening = null
    leave()
    leave = () => undefined
    rest()
  }

  return {
    /** Asks before the screen is rendered: the first request after the start is then this one, unless it failed. */
    askEarly: async (): Promise<void> => {
      const answer = await latest.askEarly(ask())
      if (answer.is === 'found') take(answer.value)
    },
    /**
     * Starts after `wait` milliseconds, and immediately whenever the page becomes visible again. A second start
     * replaces the first.
     */
    start: (wait = 0): void => {
      if (stopListening) stop()
      failures = 0
      let first = true
      stopListening = effect(() => {
        const able = online.value && visible.value
        untracked(() => {
          if (!first) rest()
          // The first request is sent without a connection too: the device may have the last answer.
          if (able || (first && visible.peek())) timer = setTimeout(() => void turn(), first ? wait : 0)
          first = false
        })
      })
      if (hear) leave = stream.join(part)
    },
    stop,
  }
}
