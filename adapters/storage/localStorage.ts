import { Effect, Layer } from 'effect'
import { KeyValueStore } from '../../ports/device/KeyValueStore.ts'

// Storage can be switched off or full (private mode, quota). The app then runs on, only without a memory.
const attempt = <A>(use: () => A, otherwise: A): Effect.Effect<A> =>
  Effect.sync(() => {
    try {
      return use()
    } catch {
      return otherwise
    }
  })

/** Keeps the app's texts in the browser's localStorage. */
export const LocalStorage = (storage: () => Storage = () => localStorage) =>
  Layer.succeed(
    KeyValueStore,
    KeyValueStore.of({
      get: (key) => attempt(() => storage().getItem(key), null),
      set: (key, value) => attempt(() => storage().setItem(key, value), undefined),
      remove: (key) => attempt(() => storage().removeItem(key), undefined),
    }),
  )
