import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Session } from '../../../domain/account/session.ts'
import type { SessionExpired } from '../../../ports/failure.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { makeSecretsModel } from '../../data/form/secrets.model.ts'
import type { App } from '../../data/app/app.ts'

/** Time from the toast of a 401 to the login screen, in milliseconds. Source: RULES.md, failures. */
export const EXPIRY_DELAY = 1_500

/** Who is signed in, and how the server ends that; the customer does by `signOut`. Source: RULES.md, session. */
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

  /** Ends the session on the device: the token, what the models hold, and what was typed in secret. */
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

  return { session, ended, restore, signedIn, expired, forget }
}
