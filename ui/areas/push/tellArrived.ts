import type { ArrivedNotice } from '../../../ports/device/ShellNotices.ts'
import { tellCustomer } from '../../app/notices/tellCustomer.ts'
import { makeAreasModel } from '../../app/session/areas.model.ts'
import type { App } from '../../data/app/app.ts'
import { currentWords } from '../../i18n/words.ts'
import { openNotice } from './openNotice.ts'

/**
 * Tells a notification that arrives while the app is on the screen as a notice of the app's own; the system then shows none. A price
 * alert is told by the app itself where the server has alerts (`tellAlerts`), so it is not told twice. Source: RULES.md, notifications.
 */
export const tellArrived = async (app: App, { body, code, id, title }: ArrivedNotice): Promise<void> => {
  const hasAlerts = app.model(makeAreasModel).has('alerts')
  if (code !== '' && hasAlerts) return
  await tellCustomer(app, 'settings', () => ({
    id: `message.${id}`,
    title,
    text: body,
    action: {
      label: currentWords().settings.notifications.open(),
      run: () => openNotice(app, code === '' ? { messageId: id } : { code }),
    },
  }))
}
