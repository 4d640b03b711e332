import { effect, untracked } from '@preact/signals-react'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { noticesOfPage, type NoticesModel } from '../../app/notices/notices.model.ts'
import type { App } from '../../data/app/app.ts'
import { currentWords, loadNamespace, locale } from '../../i18n/words.ts'
import { nameIn } from '../markets/listing.ts'
import { makeAlertsModel } from './alerts.model.ts'
import { pricedText } from './sentence.ts'
import { markTold } from './toldAlerts.ts'

const tell = async (app: App, notices: NoticesModel, alert: PriceAlert): Promise<void> => {
  if (!(await app.run(markTold(alert.id)))) return
  const [{ mountNotices }] = await Promise.all([import('../../app/notices/NoticeCards.tsx'), loadNamespace('alerts')])
  mountNotices(document)
  const words = currentWords().alerts
  const { code, id, metPrice } = alert
  const price = metPrice ? pricedText(metPrice, alert) : ''
  notices.show({
    id: `alert.${id}`,
    title: words.notice({ name: nameIn(alert, locale.peek().code) }),
    text: words.reached({ price }),
    action: { label: words.seen(), run: () => app.go('/quotes/info', { code }) },
  })
  // Its message is unread.
  void app.model(makeCustomerModel).loadUnread()
}

/** Tells the customer on any screen when an alert is met, as long as somebody is signed in. */
export const tellAlerts = (app: App): void => {
  const { session } = app.model(makeSessionModel)
  const notices = noticesOfPage()
  let stop = (): void => undefined
  effect(() => {
    const isSignedIn = session.value !== null
    untracked(() => {
      stop()
      stop = () => undefined
      notices.clear()
      if (!isSignedIn) return
      const alerts = app.model(makeAlertsModel)
      alerts.tellMet((alert) => void tell(app, notices, alert).catch(() => undefined))
      stop = alerts.stop
      void alerts.load()
    })
  })
}
