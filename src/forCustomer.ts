import { SessionExpired } from '../ports/failure.ts'
import { tellAlerts } from '../ui/areas/alerts/tellAlerts.ts'
import { tellUnanswered } from '../ui/app/notices/tellUnanswered.ts'
import { followPush } from '../ui/areas/push/followPush.ts'
import { makeAreasModel } from '../ui/app/session/areas.model.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'
import { currentWords, loadNamespace } from '../ui/i18n/words.ts'
import type { App } from '../ui/data/app/app.ts'

/**
 * Where another tab ends this tab's session, it ends here as by the server's 401, in words of its own: a screen that asks for nothing
 * would go on to show the customer's data. Source: RULES.md, session.
 */
const endWithOtherTabs = (app: App): void => {
  const { session, why } = app.model(makeSessionModel)
  addEventListener('storage', ({ key, newValue, oldValue }) => {
    const token = session.peek()?.token
    if (key !== 'tokend' || newValue !== null || oldValue !== token) return
    const end = (text?: string) => {
      why.value = text
      app.fail(new SessionExpired({ code: 'login-again', token, ...(text && { text }) }))
    }
    loadNamespace('access').then(
      () => end(currentWords().access.outElsewhere()),
      // Without its words it is told as any end of a session.
      () => end(),
    )
  })
}

/** What the app does for a customer on any screen, as far as the server offers it: it keeps notifications right, tells of alerts and of what had no answer, and leaves with the other tabs. */
export const startForCustomer = (app: App): void => {
  endWithOtherTabs(app)
  void tellUnanswered(app)
  const { has } = app.model(makeAreasModel)
  if (has('push')) followPush(app)
  if (has('alerts')) tellAlerts(app)
}
