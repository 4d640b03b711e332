import type { RegisteredRouter } from '@tanstack/react-router'
import type { App } from '../../ui/data/app/app.ts'
import type { OverlayStack } from '../../ui/kit/overlays/stack.ts'
import { makeAppLock } from './appLock.tsx'
import { followBackButton } from './backButton.ts'
import { followLinks } from './links.ts'
import { followNotices } from './notices.ts'

/** Starts what only a native shell has. Resolves once the lock of the app is open. */
export const startShellParts = async (app: App, overlays: OverlayStack, router: RegisteredRouter): Promise<void> => {
  const lock = makeAppLock(app, router)
  followBackButton(overlays, router.history, lock.pressBack)
  await lock.start()
  // Not before: a tap or a link opens its screen once the lock is open.
  followNotices(app)
  followLinks(router.history)
}
