import { Effect } from 'effect'
import type { PrivacyScreen } from '../../ports/device/PrivacyScreen.ts'

/** The part of the plug-in that is used. */
export interface PrivacyPlugin {
  readonly enable: () => Promise<unknown>
  readonly disable: () => Promise<unknown>
}

/** Loads the plug-in, its two calls only (`backButton.ts`); no browser downloads it. Fails in a shell that was built without it. */
const capacitorPrivacy = async (): Promise<PrivacyPlugin> => {
  const { PrivacyScreen: plugin } = await import('@capacitor/privacy-screen')
  return { enable: () => plugin.enable(), disable: () => plugin.disable() }
}

/**
 * Hides the picture of the app: iOS shows the launch screen in its place, Android an empty one, and no screenshot can be taken. A shell
 * without the plug-in has the app's own curtain only, which may come after the picture.
 */
export const nativePrivacyScreen = (plugin: () => Promise<PrivacyPlugin> = capacitorPrivacy): PrivacyScreen => {
  // A shell has it off at its start.
  let isNow = false
  return {
    hide: (isHidden) =>
      Effect.suspend(() => {
        if (isHidden === isNow) return Effect.void
        isNow = isHidden
        return Effect.tryPromise(async () => {
          const { disable, enable } = await plugin()
          await (isHidden ? enable() : disable())
        }).pipe(Effect.ignore)
      }),
  }
}
