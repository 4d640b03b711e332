import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Session } from '../../../domain/account/session.ts'
import type { SessionExpired } from '../../../ports/failure.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { makeSecretsModel } from '../../data/form/secrets.model.ts'
import type { App } from '../../data/app/app.ts'

/** Time from the toast of a 401 to the login screen, in milliseconds. Source: RULES.md, failures. */
export const EXPIRY_DELAY = 1_500

/** Where a new log-in leads: to the screen at `here`, or on the way in to the screen that was requested there. */
const pageToReturnTo = (here: string): string | null =>
  here.startsWith('/login/') ? new URLSearchParams(here.split('?')[1]).get('to') : here

/** Who is signed in, and how the server ends that; the customer does by `signOut`. Source: RULES.md, session. */
export const makeSessionModel = (app: App) => {
  const session = signal<Session | null>(null)
  /** The account whose session the server or the lock has ended, in memory only: for the next log-in. */
  const ended = signal('')
  /** Why it has ended, where something else than the server ended it: in words that take the place of the usual ones. */
  const why = signal<string | undefined>(undefined)
  let leaving = false
  /** Whether the server has answered a call of this session: false from a log-in to its first answer. */
  const isAccepted = signal(true)
  /**
   * What a screen has typed for the same customer, stored on the device before the server's end of the session removes what the models
   * hold.
   */
  const keepers = new Set<() => Promise<unknown>>()

  const restore = async (): Promise<void> => {
    session.value = await app.run(Effect.flatMap(Credentials, (credentials) => credentials.restore))
  }

  const signedIn = async (next: Session): Promise<void> => {
    await app.run(Effect.flatMap(Credentials, (credentials) => credentials.keep(next)))
    isAccepted.value = false
    why.value = undefined
    session.value = next
  }

  /** Ends the session on the device: the token, what the models hold, and what was typed in secret. */
  const forget = async (): Promise<void> => {
    await app.run(Effect.flatMap(Credentials, (credentials) => credentials.forget))
    session.value = null
    app.model(makeSecretsModel).forgetAll()
    app.forgetModels()
  }

  const toLogin = (): void => {
    leaving = false
    // Logged in again meanwhile.
    if (session.peek()) return
    const here = app.here()
    const to = pageToReturnTo(here)
    const enter = to === here ? app.go : app.replace
    enter('/login/login', { ...(to !== null && { to }), ...(isAccepted.peek() && { expired: '1' }) })
  }

  /**
   * A 401: several calls may fail with it at the same time; login opens once. False where it answers a call of no session or
   * of an earlier one, which says nothing of this one: a screen that is about to leave may still ask.
   */
  const expired = ({ token }: SessionExpired): boolean => {
    if (token === undefined || token !== session.peek()?.token) return false
    if (leaving) return true
    leaving = true
    ended.value = session.peek()?.account ?? ''
    void Promise.all([...keepers].map((keep) => keep()))
      .then(forget)
      .then(() => setTimeout(toLogin, EXPIRY_DELAY))
    return true
  }

  return { session, ended, why, isAccepted, restore, signedIn, expired, forget, keepers }
}
