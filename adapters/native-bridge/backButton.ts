import { Effect } from 'effect'
import type { BackButton } from '../../ports/device/BackButton.ts'

/** The part of Capacitor's App plug-in that is used. */
export interface AppPlugin {
  readonly addListener: (event: 'backButton', pressed: () => void) => Promise<{ readonly remove: () => Promise<void> }>
  readonly minimizeApp: () => Promise<void>
}

/** Reports presses of Android's Back. With a listener, the shell has no reaction of its own. */
export const nativeBackButton = (plugin: () => Promise<AppPlugin>): BackButton => ({
  watch: (pressed) => {
    let stopped = false
    const listening = plugin()
      .then((app) => app.addListener('backButton', () => stopped || pressed()))
      // A shell without the plug-in steps back in the history itself.
      .catch(() => null)
    return () => {
      stopped = true
      void listening.then((listener) => listener?.remove())
    }
  },
  // As Android's own apps do: minimises the app, which keeps its state.
  leaveApp: Effect.tryPromise(async () => (await plugin()).minimizeApp()).pipe(Effect.ignore),
})

/**
 * Loads Capacitor's plug-in; only a native shell asks for it, so no browser downloads it. Its two calls only: a promise of the plug-in
 * itself never settles, since Capacitor answers for every name, `then` too.
 */
export const capacitorApp = async (): Promise<AppPlugin> => {
  const { App } = await import('@capacitor/app')
  return {
    addListener: (event, pressed) => App.addListener(event, pressed),
    minimizeApp: () => App.minimizeApp(),
  }
}
