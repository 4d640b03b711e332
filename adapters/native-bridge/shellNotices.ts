import { noticeTargetFrom } from '../../domain/validation/noticeTarget.ts'
import type { ShellNotices } from '../../ports/device/ShellNotices.ts'
import { capacitorPush, type PushPlugin } from './pushPlugin.ts'

/** Notifications that arrive in front of the customer, and those that were tapped. A shell without the plug-in reports none. */
export const nativeShellNotices = (load: () => Promise<PushPlugin> = capacitorPush): ShellNotices => ({
  watch: ({ arrived, tapped }) => {
    const listen = async (): Promise<void> => {
      const plugin = await load()
      // The shell keeps a tap that started the app until somebody listens.
      await plugin.onTap(({ data }) => {
        const { code, id } = noticeTargetFrom(data)
        if (code !== '') tapped({ code })
        else if (id !== '') tapped({ messageId: id })
      })
      await plugin.onArrival(({ body = '', data, title = '' }) => {
        const target = noticeTargetFrom(data)
        if (target.id !== '' && title !== '') arrived({ ...target, title, body })
      })
    }
    listen().catch(() => undefined)
  },
})
