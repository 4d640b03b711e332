import { effect } from '@preact/signals-react'
import type { App } from '../../data/app/app.ts'
import { loadNamespace } from '../../i18n/words.ts'
import { makeCustomerModel } from '../session/customer.model.ts'
import { makeSessionModel } from '../session/session.model.ts'
import { type Notice, noticesOfPage } from './notices.model.ts'

/**
 * Tells the customer something on any screen, with the words of `namespace`, until it is answered or another customer, or nobody, is
 * signed in. Nothing is told to who is not signed in. Source: RULES.md, notifications.
 */
export const tellCustomer = async (
  app: App,
  namespace: Parameters<typeof loadNamespace>[0],
  compose: () => Notice,
): Promise<void> => {
  const { session } = app.model(makeSessionModel)
  const account = session.peek()?.account
  if (account === undefined) return
  const [{ mountNotices }] = await Promise.all([import('./NoticeCards.tsx'), loadNamespace(namespace)])
  // Signed out meanwhile.
  if (session.peek()?.account !== account) return
  mountNotices(document)
  const notice = compose()
  noticesOfPage().show(notice)
  const stop = effect(() => {
    if (session.value?.account === account) return
    noticesOfPage().dismiss(notice.id)
    stop()
  })
  // Its message is unread.
  void app.model(makeCustomerModel).loadUnread()
}
