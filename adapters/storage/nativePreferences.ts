import { Effect } from 'effect'
import type { KeyValueStore } from '../../ports/device/KeyValueStore.ts'

// Only a native shell downloads this.

/** The part of Capacitor's Preferences plug-in that is used. */
export interface PreferencesPlugin {
  readonly get: (options: { key: string }) => Promise<{ value: string | null }>
  readonly set: (options: { key: string; value: string }) => Promise<void>
  readonly remove: (options: { key: string }) => Promise<void>
  readonly keys: () => Promise<{ keys: string[] }>
}

const ask = <A>(use: () => Promise<A>, otherwise: A): Effect.Effect<A> =>
  Effect.tryPromise(use).pipe(Effect.orElseSucceed(() => otherwise))

/** Loads Capacitor's plug-in, its four calls only: a promise of the plug-in itself never settles (`native-bridge/backButton.ts`). */
const capacitorPreferences = async (): Promise<PreferencesPlugin> => {
  const { Preferences } = await import('@capacitor/preferences')
  return {
    get: (options) => Preferences.get(options),
    set: (options) => Preferences.set(options),
    remove: (options) => Preferences.remove(options),
    keys: () => Preferences.keys(),
  }
}

/** Stores the app's texts in the native shell's storage; a bridge that fails behaves as an empty store. */
export const nativeStore = (
  plugin: () => Promise<PreferencesPlugin> = capacitorPreferences,
): KeyValueStore['Service'] => ({
  get: (key) => ask(async () => (await (await plugin()).get({ key })).value, null),
  set: (key, value) => ask(async () => (await plugin()).set({ key, value }), undefined),
  remove: (key) => ask(async () => (await plugin()).remove({ key }), undefined),
  keys: (beginning) =>
    ask(async () => (await (await plugin()).keys()).keys.filter((key) => key.startsWith(beginning)), []),
})
