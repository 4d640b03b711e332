import { tellAlerts } from '../ui/areas/alerts/tellAlerts.ts'
import { followPush } from '../ui/areas/push/followPush.ts'
import { makeAreasModel } from '../ui/app/session/areas.model.ts'
import type { App } from '../ui/data/app/app.ts'

/** What the app does for a customer on any screen, as far as the server offers it: it keeps notifications right and tells of alerts. */
export const startForCustomer = (app: App): void => {
  const { has } = app.model(makeAreasModel)
  if (has('push')) followPush(app)
  if (has('alerts')) tellAlerts(app)
}
