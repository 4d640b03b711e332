import { signal } from '@preact/signals-react'
import { Exit } from 'effect'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { type KeptFirstHour, loadFirstHour, storeFirstHour } from '../../../app/firstHour/keptFirstHour.ts'
import type { App } from '../../../data/app/app.ts'
import { makePoll } from '../../../data/query/poll.ts'
import { askFirstRecords, askHasTraded, type FirstHourNow, firstHourNow, type FirstRecords } from './facts.ts'

/** The polling interval, in milliseconds: while an order waits, and otherwise. */
const WAITING_PACE = 3_000
const CALM_PACE = 20_000
/** Events after which a step may be done. */
const CHANGES: ReadonlySet<string> = new Set(['orders', 'fills', 'positions', 'wallets'])
/** How long "not now" hides it, in milliseconds: a day. */
const NOT_NOW = 24 * 3_600_000

/**
 * Leads a newcomer through a first trade, by what the broker's records say; nothing of it is simulated here. A failure is
 * silent: there is no card then. Source: RULES.md, screens.
 */
export const makeFirstHourModel = (app: App) => {
  const now = signal<FirstHourNow | null>(null)
  let kept: KeptFirstHour | null = null
  let visits = 0

  const poll = makePoll<FirstRecords>(app, {
    ask: () => askFirstRecords,
    take: (found) => {
      now.value = firstHourNow(found, kept?.since ?? 0)
      return now.value.facts.waits ? WAITING_PACE : CALM_PACE
    },
    hear: ({ is }) => (CHANGES.has(is) ? 'again' : null),
  })

  /** What is stored; for a customer who was never asked on this device, whether they are new. */
  const decide = async (): Promise<KeptFirstHour | null> => {
    const stored = await app.run(loadFirstHour)
    if (stored) return stored
    const traded = await app.attempt(askHasTraded, { quiet: true })
    if (!Exit.isSuccess(traded)) return null
    const first = { isOn: !traded.value, since: 0 }
    await app.run(storeFirstHour(first))
    return first
  }

  const hide = async (next: (kept: KeptFirstHour, at: number) => KeptFirstHour): Promise<void> => {
    poll.stop()
    now.value = null
    const at = app.runtime.runSync(AppClock).now()
    const before: KeptFirstHour = (await app.run(loadFirstHour)) ?? { isOn: false, since: 0 }
    kept = next(before, at)
    await app.run(storeFirstHour(kept))
  }

  return {
    /** Null: it is not shown. */
    now,
    /** Shows it to whom it is for, until the returned function is called. */
    open: (): (() => void) => {
      const visit = (visits += 1)
      const begin = async (): Promise<void> => {
        const decided = await decide()
        if (visit !== visits) return
        kept = decided
        const at = app.runtime.runSync(AppClock).now()
        if (decided?.isOn && at >= (decided.hiddenUntil ?? 0)) poll.start()
        else now.value = null
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
