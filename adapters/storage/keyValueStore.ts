import { Effect } from 'effect'
import type { KeyValueStore } from '../../ports/device/KeyValueStore.ts'

// Storage can be switched off or full (private mode, quota). The app then works without storage.
const attempt = <A>(use: () => A, otherwise: A): Effect.Effect<A> =>
  Effect.sync(() => {
    try {
      return use()
    } catch {
      return otherwise
    }
  })

/** Stores the app's texts in the browser's localStorage. */
export const localStore = (storage: () => Storage = () => localStorage): KeyValueStore['Service'] => ({
  get: (key) => attempt(() => storage().getItem(key), null),
  set: (key, value) => attempt(() => storage().setItem(key, value), undefined),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
  keys: (beginning) => attempt(() => Object.keys(storage()).filter((key) => key.startsWith(beginning)), []),
})

/** True inside a native shell, which puts its bridge on the window before the app starts. */
export const inNativeShell = (host: unknown = globalThis): boolean => {
  const part = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
  const bridge = part(host, 'Capacitor')
  const isNative = part(bridge, 'isNativePlatform')
  return typeof isNative === 'function' && Reflect.apply(isNative, bridge, []) === true
}
