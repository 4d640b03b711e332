import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Session } from '../../../domain/account/session.ts'
import { BrokerSession } from '../../../ports/Account.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import { makeSecretsModel } from '../../data/form/secrets.model.ts'
import type { App } from '../../data/app/app.ts'

/** From a 401's toast to the login screen, in milliseconds. Source: RULES.md, failures. */
export const EXPIRY_DELAY = 1_500

/** How long leaving waits for the server to forget the token, in milliseconds. */
const LOGOUT_PATIENCE = 1_500

/** Who is signed in, and how that ends. Source: RULES.md, session. */
export const makeSessionModel = (app: App) => {
  const session = signal<Session | null>(null)
  let leaving = false

  const restore = async (): Promise<void> => {
    session.value = await app.run(Effect.flatMap(Credentials, (credentials) => credentials.restore))
  }

  const signedIn = async (next: Session): Promise<void> => {
    await app.run(Effect.flatMap(Credentials, (credentials) => credentials.keep(next)))
    session.value = next
  }

  const forget = async (): Promise<void> => {
    await app.run(Effect.flatMap(Credentials, (credentials) => credentials.forget))
    session.value = null
    app.model(makeSecretsModel).forgetAll()
    app.forgetModels()
  }

  /** A 401: several calls may say so at once, the customer is led to login once. */
  const expired = async (): Promise<void> => {
    if (leaving) return
    leaving = true
    const wanted = app.here()
    await forget()
    setTimeout(() => {
      leaving = false
      app.go('/login/login', { to: wanted, expired: '1' })
    }, EXPIRY_DELAY)
  }

  /** Clears what the device keeps of the customer, then the state, then goes to `/` and on to login. */
  const signOut = async (): Promise<void> => {
    // The server forgets the token too, but a customer on a dead network must be able to leave all the same.
    const logout = Effect.flatMap(BrokerSession, (broker) => broker.logout())
    await app.run(Effect.timeoutOption(logout, LOGOUT_PATIENCE), { quiet: true })
    await app.run(Effect.flatMap(KeyValueStore, (store) => store.remove('searchList')))
    await forget()
    await app.goRoot()
    app.replace('/login/login')
  }

  return { session, restore, signedIn, expired, signOut }
}
