import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Session } from '../../../domain/account/session.ts'
import { BrokerSession } from '../../../ports/Account.ts'
import type { SessionExpired } from '../../../ports/failure.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import { makeSecretsModel } from '../../data/form/secrets.model.ts'
import type { App } from '../../data/app/app.ts'

/** Time from the toast of a 401 to the login screen, in milliseconds. Source: RULES.md, failures. */
export const EXPIRY_DELAY = 1_500

/** How long signing out waits for the server to revoke the token, in milliseconds. */
const LOGOUT_PATIENCE = 1_500

/** Who is signed in, and how that ends. Source: RULES.md, session. */
export const makeSessionModel = (app: App) => {
  const session = signal<Session | null>(null)
  /** The account whose session the server has ended, in memory only: for the next log-in. */
  const ended = signal('')
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

  /**
   * A 401: several calls may fail with it at the same time; login opens once. False where it answers a call of an earlier
   * session, which says nothing of this one.
   */
  const expired = ({ token }: SessionExpired): boolean => {
    if (token && token !== session.peek()?.token) return false
    if (leaving) return true
    leaving = true
    const wanted = app.here()
    ended.value = session.peek()?.account ?? ''
    const toLogin = () => {
      leaving = false
      app.go('/login/login', { to: wanted, expired: '1' })
    }
    void forget().then(() => setTimeout(toLogin, EXPIRY_DELAY))
    return true
  }

  /** Clears the customer's data on the device, then the state, then goes to `/`, which leads to login. */
  const signOut = async (): Promise<void> => {
    // The server revokes the token too, but a customer without a connection must be able to sign out all the same.
    const logout = Effect.flatMap(BrokerSession, (broker) => broker.logout())
    // Outside of `attempt`, which shows a 401: here it tells that the session has ended, which is what the customer wants.
    await app.runtime.runPromiseExit(Effect.timeoutOption(logout, LOGOUT_PATIENCE))
    await app.run(Effect.flatMap(KeyValueStore, (store) => store.remove('searchList')))
    await forget()
    ended.value = ''
    await app.goRoot()
    app.replace('/login/login')
  }

  return { session, ended, restore, signedIn, expired, signOut }
}
