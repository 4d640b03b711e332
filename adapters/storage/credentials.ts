import { Effect } from 'effect'
import type { Session } from '../../domain/account/session.ts'
import type { Credentials } from '../../ports/device/Credentials.ts'
import type { KeyValueStore } from '../../ports/device/KeyValueStore.ts'

/** Stores token and account under the keys `tokend` and `account`, and in memory for the headers of every call. */
export const storedCredentials = (store: KeyValueStore['Service']): Credentials['Service'] => {
  let session: Session | null = null

  return {
    current: () => session,
    restore: Effect.gen(function* () {
      const token = yield* store.get('tokend')
      const account = yield* store.get('account')
      session = token ? { token, account: account ?? '' } : null
      return session
    }),
    keep: (next) =>
      Effect.gen(function* () {
        session = next
        yield* store.set('tokend', next.token)
        yield* store.set('account', next.account)
      }),
    // Another tab may have logged in meanwhile: what it stored stays.
    forget: Effect.gen(function* () {
      const own = session
      session = null
      const stored = yield* store.get('tokend')
      if (own !== null && stored !== null && stored !== own.token) return
      yield* store.remove('tokend')
      yield* store.remove('account')
    }),
  }
}
