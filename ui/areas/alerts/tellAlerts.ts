import { effect, untracked } from '@preact/signals-react'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { tellCustomer } from '../../app/notices/tellCustomer.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import type { App } from '../../data/app/app.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import { nameIn } from '../markets/listing.ts'
import { makeAlertsModel } from './alerts.model.ts'
import { pricedText } from './sentence.ts'
import { Effect } from 'effect'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'

/** How many ids are kept: more than are met while a second tab is hidden. */
const MOST = 50

/**
 * Marks an alert as told on this device; false where it was told before: another tab has shown its notice, and this one learns of it
 * only when it is visible again.
 */
export const markTold = (id: string): Effect.Effect<boolean, never, KeyValueStore> =>
  Effect.gen(function* () {
    const store = yield* KeyValueStore
    const told = ((yield* store.get('alertsTold')) ?? '').split(' ')
    if (told.includes(id)) return false
    yield* store.set('alertsTold', [...told, id].slice(-MOST).join(' ').trim())
    return true
  })

const tell = async (app: App, alert: PriceAlert): Promise<void> => {
  const { code, id, metPrice } = alert
  if (!(await app.run(markTold(id)))) return
  await tellCustomer(app, 'alerts', () => {
    const words = currentWords().alerts
    const price = metPrice ? pricedText(metPrice, alert) : ''
    return {
      id: `alert.${id}`,
      title: words.notice({ name: nameIn(alert, locale.peek().code) }),
      text: words.reached({ price }),
      action: { label: words.seen(), run: () => app.go('/quotes/info', { code }) },
    }
  })
}

/** Tells the customer on any screen when an alert is met, as long as somebody is signed in. */
export const tellAlerts = (app: App): void => {
  const { session } = app.model(makeSessionModel)
  let stop = (): void => undefined
  effect(() => {
    const isSignedIn = session.value !== null
    untracked(() => {
      stop()
      stop = () => undefined
      if (!isSignedIn) return
      const alerts = app.model(makeAlertsModel)
      alerts.tellMet((alert) => void tell(app, alert).catch(() => undefined))
      stop = alerts.stop
      void alerts.load()
    })
  })
}
