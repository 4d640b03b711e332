import type { NoticeTarget } from '../../../ports/device/AppWorker.ts'
import type { App } from '../../data/app/app.ts'

/** Opens what a notification leads to: its instrument, or its message. */
export const openNotice = (app: App, target: NoticeTarget): void => {
  if ('code' in target) app.go('/quotes/info', target)
  else app.go('/mine/messageInfo', { id: target.messageId })
}
