import type { ArrivedNotice } from '../../../ports/device/ShellNotices.ts'
import { noticesOfPage } from '../../app/notices/notices.model.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import type { App } from '../../data/app/app.ts'
import { currentWords, loadNamespace } from '../../i18n/words.ts'
import { openNotice } from './openNotice.ts'

/**
 * Tells a notification that arrives while the app is on the screen as a notice of the app's own; the system then shows none. A price
 * alert is told by the app itself where the server has alerts (`tellAlerts`), so it is not told twice. Nothing is told to who is
 * not signed in. Source: RULES.md, notifications.
 */
export const tellArrived = async (app: App, { body, code, id, title }: ArrivedNotice): Promise<void> => {
  const { session } = app.model(makeSessionModel)
  if (session.peek() === null) return
  const hasAlerts = app.model(makeServerModel).settings.peek()?.entries.get('alerts') === '1'
  if (code !== '' && hasAlerts) return
  const [{ mountNotices }] = await Promise.all([import('../../app/notices/NoticeCards.tsx'), loadNamespace('settings')])
  // Signed out meanwhile.
  if (session.peek() === null) return
  mountNotices(document)
  noticesOfPage().show({
    id: `message.${id}`,
    title,
    text: body,
    action: {
      label: currentWords().settings.notifications.open(),
      run: () => openNotice(app, code === '' ? { messageId: id } : { code }),
    },
  })
  void app.model(makeCustomerModel).loadUnread()
}
