import { makeServerModel } from '../ui/app/session/server.model.ts'
import { inNativeShell } from '../adapters/storage/keyValueStore.ts'
import { preloadOverlays } from '../ui/kit/overlays/overlays.ts'
import type { App } from '../ui/data/app/app.ts'

/** So that the first tap opens a sheet or sends a form immediately. */
const preload = (): Promise<unknown> => Promise.all([preloadOverlays(), import('../adapters/http/decode.ts')])

/**
 * What the app does beside its screens, as far as the server offers it. Downloaded after the first screen. `onScreen`
 * calls back whenever another screen is shown.
 */
export const startLater = (app: App, onScreen: (shown: () => void) => void): void => {
  void preload().catch(() => undefined)
  // A native shell has the app on the device already; a server that builds while it runs has no worker.
  if (import.meta.env.PROD && !inNativeShell())
    void import('./withWorker.ts').then(({ startWithWorker }) => startWithWorker(app, onScreen)).catch(() => undefined)
  const entries = app.model(makeServerModel).settings.peek()?.entries
  // Without the stream the screens poll.
  if (entries?.get('stream') === '1')
    void import('../ui/data/live/follow.ts').then(({ followStream }) => followStream(app)).catch(() => undefined)
  if (entries?.has('webpush') === true)
    void import('../ui/areas/push/followPush.ts').then(({ followPush }) => followPush(app)).catch(() => undefined)
  if (entries?.get('alerts') === '1')
    void import('../ui/areas/alerts/tellAlerts.ts').then(({ tellAlerts }) => tellAlerts(app)).catch(() => undefined)
}
