import { effect, untracked } from '@preact/signals-react'
import { Cause, Effect, Exit, Fiber } from 'effect'
import { Live, type LiveEvent, type LiveTopics } from '../../../ports/Live.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { App } from '../app/app.ts'
import { makeConnectionModel } from '../app/connection.model.ts'
import { makeLiveParts } from './parts.model.ts'

/** Between two screens nothing is wanted for a moment: the stream stays open this long, in milliseconds. */
const LINGER = 1_000

/**
 * Follows the stream of the server while the page is visible and a part of a screen wants events. Where that is of no
 * use, because the server has none after all or the session has ended, it gives up: the parts poll.
 */
export const followStream = (app: App): void => {
  const { online, visible } = app.model(makeConnectionModel)
  const parts = app.model(makeLiveParts)
  const ears = new Set<() => void>()
  let following: Fiber.Fiber<never, Failure> | null = null
  let lingering: ReturnType<typeof setTimeout> | undefined
  let isUseless = false

  const tell = (event: LiveEvent): void => {
    const isOver = parts.isOpen && event.is === 'lost'
    parts.isOpen = event.is !== 'lost'
    for (const part of parts.all) {
      if (isOver || (event.is === 'open' && event.isGap)) part.again()
      part.hear(event)
    }
  }

  const topics = (): LiveTopics => {
    const all = [...parts.all]
    return {
      quotes: [...new Set(all.flatMap(({ quotes }) => [...(quotes?.() ?? [])]))],
      depth: [...new Set(all.flatMap(({ depth }) => depth?.() ?? []))],
      own: true,
    }
  }

  const stop = (): void => {
    clearTimeout(lingering)
    if (following) app.runtime.runFork(Fiber.interrupt(following))
    following = null
    if (parts.isOpen) tell({ is: 'lost' })
  }

  const start = (): void => {
    if (following || isUseless) return
    const wishes = {
      topics,
      watch: (changed: () => void) => {
        ears.add(changed)
        return () => void ears.delete(changed)
      },
    }
    const fiber = app.runtime.runFork(Effect.flatMap(Live, (live) => live.follow(wishes, tell)))
    following = fiber
    fiber.addObserver((exit) => {
      if (following !== fiber || !Exit.isFailure(exit) || Cause.hasInterruptsOnly(exit.cause)) return
      // An expired session is told by the polls, which go on; the next customer has a stream again.
      isUseless = !exit.cause.reasons.some((why) => why._tag === 'Fail' && why.error._tag === 'SessionExpired')
      stop()
    })
  }

  const renew = (): void => {
    clearTimeout(lingering)
    if (!online.peek() || !visible.peek()) return stop()
    if (parts.all.size === 0) lingering = setTimeout(stop, LINGER)
    else if (following) for (const ear of ears) ear()
    else start()
  }

  parts.renew = renew
  effect(() => {
    void [online.value, visible.value]
    untracked(renew)
  })
}
