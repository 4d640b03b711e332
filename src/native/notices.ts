import { nativeShellNotices } from '../../adapters/native-bridge/shellNotices.ts'
import { openNotice } from '../../ui/areas/push/openNotice.ts'
import { tellArrived } from '../../ui/areas/push/tellArrived.ts'
import type { App } from '../../ui/data/app/app.ts'

/** Opens the screen of a notification that was tapped, and tells those that arrive while the app is on the screen. */
export const followNotices = (app: App): void =>
  nativeShellNotices().watch({
    arrived: (notice) => void tellArrived(app, notice).catch(() => undefined),
    tapped: (target) => openNotice(app, target),
  })
