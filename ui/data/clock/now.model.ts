import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { App } from '../app/app.ts'

/** "5 minutes ago" is calculated again this often, in milliseconds. */
const AGAIN = 30_000

/** The current time, for every "x minutes ago". */
export const makeNowModel = (app: App) => {
  const now = signal<Instant | null>(null)
  let timer: ReturnType<typeof setInterval> | undefined
  let users = 0

  const looking = Effect.map(AppClock, (clock) => {
    now.value = clock.now()
  })
  const look = () => app.run(looking)

  return {
    /** Null until the clock was first read. */
    now,
    /**
     * Reads the clock now: for callers that have just had an answer of the server, which may have corrected the clock.
     */
    looking,
    /** Updates it until the returned function is called: for `useEffect(model.keep, [model])`. */
    keep: (): (() => void) => {
      users += 1
      void look()
      if (users === 1) timer = setInterval(() => void look(), AGAIN)
      return () => {
        users -= 1
        if (users === 0) clearInterval(timer)
      }
    },
  }
}
