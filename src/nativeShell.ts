import type { RegisteredRouter } from '@tanstack/react-router'
import type { App } from '../ui/data/app/app.ts'
import type { OverlayStack } from '../ui/kit/overlays/stack.ts'

// The one file of a native shell that the first load names; browsers download neither it nor what it imports.

export { nativeStore } from '../adapters/storage/nativePreferences.ts'

/** What only a native shell has: a button for Back, and the lock of the app. Resolves once the lock is open. */
export const followNativeShell = (app: App, overlays: OverlayStack, router: RegisteredRouter): Promise<void> =>
  import('./native/shellParts.ts').then((parts) => parts.startShellParts(app, overlays, router))
