import type { RouterHistory } from '@tanstack/react-router'
import { Effect } from 'effect'
import { capacitorApp, nativeBackButton } from '../../adapters/native-bridge/backButton.ts'
import type { OverlayStack } from '../../ui/kit/overlays/stack.ts'

/** What Back does while the lock covers the app: `leave` leaves the app, `done` was done already. */
export type BackOverApp = 'leave' | 'done'

/**
 * Makes a native shell's Back behave as a browser's: it closes the topmost overlay, else leaves the page, else the app. `covered` is asked
 * first, and returns null where nothing covers the app.
 */
export const followBackButton = (
  overlays: OverlayStack,
  history: RouterHistory,
  covered: () => BackOverApp | null,
): void => {
  const button = nativeBackButton(capacitorApp)
  button.watch(() => {
    const over = covered()
    if (over === 'done') return
    if (over === 'leave') Effect.runFork(button.leaveApp)
    else if (overlays.depth() > 0) overlays.closeDownTo(overlays.depth() - 1)
    else if (history.canGoBack()) history.back()
    else Effect.runFork(button.leaveApp)
  })
}
