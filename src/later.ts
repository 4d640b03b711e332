import { effect } from '@preact/signals-react'
import { makeAreasModel } from '../ui/app/session/areas.model.ts'
import { inNativeShell } from '../adapters/storage/keyValueStore.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'
import { firstSign } from '../ui/kit/firstSign.ts'
import { preloadOverlays } from '../ui/kit/overlays/overlays.ts'
import { whenIdle } from '../ui/kit/whenIdle.ts'
import type { App } from '../ui/data/app/app.ts'

/** So that the second tap opens a sheet, and a form that was typed is sent, immediately. Who only looks needs neither. */
const preload = async (): Promise<unknown> => {
  await firstSign()
  return Promise.all([preloadOverlays(), import('../adapters/http/decode.ts')])
}

/** On the first visit the worker only stores the app for the next one, which must not delay what the customer has come to see. */
const whenWorkerIsDue = async (): Promise<void> => {
  if (!navigator.serviceWorker?.controller) await firstSign()
}

/** Does the work once, when a customer is signed in: a visitor downloads nothing that only customers need. */
const onceSignedIn = (app: App, work: () => Promise<unknown>): void => {
  const { session } = app.model(makeSessionModel)
  let isDone = false
  effect(() => {
    if (isDone || session.value === null) return
    isDone = true
    // Without a connection it is done after the next log-in.
    whenIdle(() => void work().catch(() => (isDone = false)))
  })
}

/**
 * What the app does beside its screens, as far as the server offers it. Downloaded after the first screen. `onScreen`
 * calls back whenever another screen is shown.
 */
export const startLater = (app: App, onScreen: (shown: () => void) => void): void => {
  void preload().catch(() => undefined)
  // A native shell has the app on the device already; a server that builds while it runs has no worker.
  if (import.meta.env.PROD && !inNativeShell())
    void whenWorkerIsDue()
      .then(() => import('./withWorker.ts'))
      .then(({ startWithWorker }) => startWithWorker(app, onScreen))
      .catch(() => undefined)
  onceSignedIn(app, () => import('./forCustomer.ts').then(({ startForCustomer }) => startForCustomer(app)))
  // Without the stream the screens poll.
  if (app.model(makeAreasModel).has('live'))
    onceSignedIn(app, () => import('../ui/data/live/follow.ts').then(({ followStream }) => followStream(app)))
}
