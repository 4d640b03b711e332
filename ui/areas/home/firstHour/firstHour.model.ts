import { signal } from '@preact/signals-react'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { makeFirstHourRoom } from '../../../app/firstHour/firstHourRoom.model.ts'
import { type KeptFirstHour, loadFirstHour, storeFirstHour } from '../../../app/firstHour/keptFirstHour.ts'
import type { App } from '../../../data/app/app.ts'
import { makePoll } from '../../../data/query/poll.ts'
import { askFirstRecords, type FirstHourNow, firstHourNow, type FirstRecords } from './facts.ts'

/** The polling interval, in milliseconds: while an order waits, and otherwise. */
const WAITING_PACE = 3_000
const CALM_PACE = 20_000
/** Events after which a step may be done. */
const CHANGES: ReadonlySet<string> = new Set(['orders', 'fills', 'positions', 'wallets'])
/** How long "not now" hides it, in milliseconds: a day. */
const NOT_NOW = 24 * 3_600_000

/**
 * Leads a newcomer through a first trade, by what the broker's records say; no step is simulated here. A failure is
 * silent: there is no card then. Source: RULES.md, screens.
 */
export const makeFirstHourModel = (app: App) => {
  const room = app.model(makeFirstHourRoom)
  const now = signal<FirstHourNow | null>(null)
  let kept: KeptFirstHour | null = null
  let visits = 0

  const poll = makePoll<FirstRecords>(app, {
    ask: () => askFirstRecords,
    take: (found) => {
      now.value = firstHourNow(found, kept?.since ?? 0)
      return now.value.facts.waits ? WAITING_PACE : CALM_PACE
    },
    // What was shown before stays; without anything to show its room is given up.
    miss: () => now.peek() === null && room.close(),
    hear: ({ is }) => (CHANGES.has(is) ? 'again' : null),
  })

  const hide = async (next: (kept: KeptFirstHour, at: number) => KeptFirstHour): Promise<void> => {
    poll.stop()
    room.close()
    now.value = null
    const at = app.runtime.runSync(AppClock).now()
    const before: KeptFirstHour = (await app.run(loadFirstHour)) ?? { isOn: false, since: 0 }
    await app.run(storeFirstHour(next(before, at)))
  }

  return {
    /** Null until the records are known. */
    now,
    /** Follows the records until the returned function is called. */
    open: (): (() => void) => {
      const visit = (visits += 1)
      const begin = async (): Promise<void> => {
        const found = await app.run(loadFirstHour)
        if (visit !== visits) return
        kept = found
        poll.start()
      }
      void begin()
      return () => {
        visits += 1
        poll.stop()
      }
    },
    /** Hides it for a day. */
    later: () => hide((before, at) => ({ ...before, hiddenUntil: at + NOT_NOW })),
    /** Hides it until the customer begins it again. */
    leave: () => hide(({ since }) => ({ isOn: false, since })),
  }
}
