import type { RegisteredRouter, RouterHistory } from '@tanstack/react-router'
import type { App } from '../../ui/data/app/app.ts'
import type { OverlayStack } from '../../ui/kit/overlays/stack.ts'
import { makeAppLock } from './appLock.tsx'
import { followBackButton } from './backButton.ts'
import { nativeOpenedLinks } from '../../adapters/native-bridge/openedLinks.ts'
import { nativeShellNotices } from '../../adapters/native-bridge/shellNotices.ts'
import { openNotice } from '../../ui/areas/push/openNotice.ts'
import { tellArrived } from '../../ui/areas/push/tellArrived.ts'

/** Opens the screen of a notification that was tapped, and tells those that arrive while the app is on the screen. */
const followNotices = (app: App): void =>
  nativeShellNotices().watch({
    arrived: (notice) => void tellArrived(app, notice).catch(() => undefined),
    tapped: (target) => openNotice(app, target),
  })

/** Opens the screen of a link that was opened outside the app. The router asks for a log-in where the screen needs one. */
const followLinks = (history: RouterHistory): void => nativeOpenedLinks().watch((screen) => history.push(screen))

/** Starts what only a native shell has. Resolves once the lock of the app is open. */
export const startShellParts = async (app: App, overlays: OverlayStack, router: RegisteredRouter): Promise<void> => {
  const lock = makeAppLock(app, router)
  followBackButton(overlays, router.history, lock.pressBack)
  await lock.start()
  // Not before: a tap or a link opens its screen once the lock is open.
  followNotices(app)
  followLinks(router.history)
}
