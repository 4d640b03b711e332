import { Effect } from 'effect'
import { BrokerSession } from '../../../ports/Account.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import type { App } from '../../data/app/app.ts'
import { makeSessionModel } from './session.model.ts'

/** How long signing out waits for the server to revoke the token, in milliseconds. */
const LOGOUT_PATIENCE = 1_500

/**
 * Lets the server revoke the token, too. A customer without a connection must be able to leave all the same. Outside of `attempt`, which
 * shows a 401: here it tells that the session has ended, which is what the customer wants.
 */
export const revokeToken = (app: App): Promise<unknown> =>
  app.runtime.runPromiseExit(
    Effect.timeoutOption(
      Effect.flatMap(BrokerSession, (broker) => broker.logout()),
      LOGOUT_PATIENCE,
    ),
  )

/** Clears the customer's data on the device, then the state, then goes to `/`, which leads to login. Source: RULES.md, session. */
export const signOut = async (app: App): Promise<void> => {
  const { ended, forget, session } = app.model(makeSessionModel)
  await revokeToken(app)
  const account = session.peek()?.account ?? ''
  await app.run(
    Effect.flatMap(KeyValueStore, (store) =>
      Effect.forEach(['searchList', 'hideFigures', `draft.${account}`, `draft.${account}.deposit`] as const, (key) =>
        store.remove(key),
      ),
    ),
  )
  // Before: it tells who watches that the customer left.
  ended.value = ''
  await forget()
  await app.goRoot()
  app.replace('/login/login')
}
