import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { Offline } from '../../../ports/failure.ts'
import type { App } from '../../data/app/app.ts'
import { loadFirstHour } from './keptFirstHour.ts'

const part = Effect.tryPromise({ try: () => import('./decideFirstHour.ts'), catch: () => new Offline() })

/** Decides who is a newcomer, with code that is downloaded for it. */
export const decideLater = Effect.flatMap(part, ({ decideFirstHour }) => decideFirstHour)

/**
 * Whether home keeps room for the card of the first hour. It is known before home is drawn, so that nothing moves later;
 * only then is the card downloaded.
 */
export const makeFirstHourRoom = (app: App) => {
  /** Null until the device has answered. */
  const isOpen = signal<boolean | null>(null)

  return {
    isOpen,
    /** Looks again on the device. Who was never asked there is asked for the next visit. */
    look: async (): Promise<void> => {
      const kept = await app.run(loadFirstHour)
      const at = app.runtime.runSync(AppClock).now()
      isOpen.value = kept !== null && kept.isOn && at >= (kept.hiddenUntil ?? 0)
      if (kept) return
      await app.attempt(decideLater, { quiet: true })
    },
    close: (): void => void (isOpen.value = false),
  }
}
