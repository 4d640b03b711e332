import type { RouterHistory } from '@tanstack/react-router'
import { Effect } from 'effect'
import { capacitorApp, nativeBackButton } from '../adapters/native-bridge/backButton.ts'
import type { OverlayStack } from '../ui/kit/overlays/stack.ts'

/**
 * Makes a native shell's Back behave as a browser's: it closes the topmost overlay, else leaves the page, else the app.
 */
export const followBackButton = (overlays: OverlayStack, history: RouterHistory): void => {
  const button = nativeBackButton(capacitorApp)
  button.watch(() => {
    if (overlays.depth() > 0) overlays.closeDownTo(overlays.depth() - 1)
    else if (history.canGoBack()) history.back()
    else Effect.runFork(button.leaveApp)
  })
}
