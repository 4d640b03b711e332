import { Context, type Effect } from 'effect'
import type { Session } from '../domain/session/session.ts'
import type { Failure } from './failure.ts'

/** What a new customer fills in. `account` is the ten-digit mobile number. */
export interface Registration {
  readonly account: string
  readonly password: string
  readonly confirmation: string
  readonly invitationCode: string
}

/** Creating an account, signing in and out. */
export class BrokerSession extends Context.Service<
  BrokerSession,
  {
    readonly register: (form: Registration) => Effect.Effect<void, Failure>
    readonly login: (account: string, password: string) => Effect.Effect<Session, Failure>
    readonly logout: () => Effect.Effect<void, Failure>
  }
>()('ports/BrokerSession') {}
