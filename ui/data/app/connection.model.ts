import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import type { App } from './app.ts'

/** Whether there is a connection, whether the page is visible, and how old what it shows is. */
export const makeConnectionModel = (app: App) => {
  const online = signal(true)
  const visible = signal(true)
  /** When the oldest figures on the screen were sent, where they are those last seen; null where they are fresh. */
  const figuresOf = signal<Instant | null>(null)
  void app.run(
    Effect.map(Platform, (platform) => {
      platform.watchOnline((now) => {
        online.value = now
      })
      platform.watchVisible((now) => {
        visible.value = now
      })
    }),
  )
  return { online, visible, figuresOf }
}
