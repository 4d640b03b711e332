import { type ReadonlySignal, signal } from '@preact/signals-react'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { App } from '../app/app.ts'

const SECOND = 1_000

/** The server's time, updated every second while a component uses it; null before the first update. */
export const makeTicker = (
  app: App,
): { readonly now: ReadonlySignal<number | null>; readonly start: () => () => void } => {
  const now = signal<number | null>(null)
  const read = (): void => {
    now.value = app.runtime.runSync(AppClock).now()
  }
  return {
    now,
    start: () => {
      read()
      const timer = setInterval(read, SECOND)
      return () => clearInterval(timer)
    },
  }
}
