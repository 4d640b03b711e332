import { effect, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { forgetAnswers, screenChanged } from '../adapters/lastSeen/deviceAnswers.ts'
import { registerWorker } from '../adapters/worker/pageWorker.ts'
import { AppClock } from '../ports/device/AppClock.ts'
import type { App } from '../ui/data/app/app.ts'
import { makeConnectionModel } from '../ui/data/app/connection.model.ts'
import { makeCustomerModel } from '../ui/app/session/customer.model.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'
import { openNotice } from '../ui/areas/push/openNotice.ts'
import { loadNamespace, locale } from '../ui/i18n/words.ts'

/** What a customer leaves on the device for use without a connection goes when that customer signs out. */
const clearAtSignOut = (app: App): void => {
  const { session } = app.model(makeSessionModel)
  effect(() => {
    if (session.value === null) void forgetAnswers()
  })
}

/** The number of unread messages on the app's icon, where the system shows one. */
const badgeUnread = (app: App): void => {
  const { session } = app.model(makeSessionModel)
  if (!('setAppBadge' in navigator)) return
  effect(() => {
    // The model of the customer is another one after signing in.
    const count = session.value === null ? 0 : app.model(makeCustomerModel).unread.value
    void navigator.setAppBadge(count).catch(() => undefined)
  })
}

/** Figures on the screen when the connection was lost are those of that moment. */
const markLoss = (app: App): void => {
  const { figuresOf, online } = app.model(makeConnectionModel)
  let marked: number | null = null
  effect(() => {
    const isOnline = online.value
    untracked(() => {
      if (isOnline && figuresOf.peek() === marked) figuresOf.value = null
      if (isOnline || figuresOf.peek() !== null) return
      const mark = Effect.map(AppClock, (clock) => {
        marked = clock.now()
        figuresOf.value ??= marked
      })
      void app.run(mark)
    })
  })
}

/**
 * A browser remembers a module that could not be downloaded until the page is loaded again: a part that asks again later never comes.
 * So the page is loaded again with the next screen, where nothing has been typed yet.
 */
export const reloadAfterLostPart = (
  onScreen: (shown: () => void) => void,
  reload = (): void => location.reload(),
): void => {
  let isLost = false
  // Vite tells the page of every download that failed.
  addEventListener('vite:preloadError', () => (isLost = true))
  onScreen(() => {
    if (isLost && navigator.onLine) reload()
  })
}

/**
 * Registers the worker that opens the app without a connection, and what belongs to it: the last figures on the device,
 * the notice of an update. A browser without workers has nothing of it. `onScreen` calls back when another screen is shown.
 */
export const startWithWorker = async (app: App, onScreen: (shown: () => void) => void): Promise<void> => {
  clearAtSignOut(app)
  badgeUnread(app)
  reloadAfterLostPart(onScreen)
  const worker = await registerWorker()
  if (!worker) return
  onScreen(screenChanged)
  worker.watchTaps((target) => openNotice(app, target))
  const [{ offerUpdates }] = await Promise.all([
    import('../ui/app/offline/offerUpdates.ts'),
    // What is shown without a connection is here before it is lost.
    import('../ui/app/offline/OldFigures.tsx'),
    loadNamespace('lastSeen'),
  ])
  offerUpdates(app, worker)
  await worker.keepLoaded(locale.peek().code)
  markLoss(app)
}
