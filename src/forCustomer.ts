import { tellAlerts } from '../ui/areas/alerts/tellAlerts.ts'
import { followPush } from '../ui/areas/push/followPush.ts'
import { makeServerModel } from '../ui/app/session/server.model.ts'
import type { App } from '../ui/data/app/app.ts'

/** What the app does for a customer on any screen, as far as the server offers it: it keeps notifications right and tells of alerts. */
export const startForCustomer = (app: App): void => {
  const entries = app.model(makeServerModel).settings.peek()?.entries
  if (entries?.has('webpush') === true || entries?.has('nativepush') === true) followPush(app)
  if (entries?.get('alerts') === '1') tellAlerts(app)
}
