import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Platform } from '../../../ports/device/Platform.ts'
import type { App } from './app.ts'

/** Whether there is a connection, and whether the page is visible. */
export const makeConnectionModel = (app: App) => {
  const online = signal(true)
  const visible = signal(true)
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
  return { online, visible }
}
