import { Context, type Effect } from 'effect'
import type { Registration } from '../domain/account/credentials.ts'
import type { Session } from '../domain/account/session.ts'
import type { Failure } from './failure.ts'

/** Creating an account, signing in and out. */
export class BrokerSession extends Context.Service<
  BrokerSession,
  {
    /** `requestId` is the client-made id of this intent; the same id gets the first answer again. */
    readonly register: (form: Registration, requestId: string) => Effect.Effect<void, Failure>
    readonly login: (account: string, password: string) => Effect.Effect<Session, Failure>
    readonly logout: () => Effect.Effect<void, Failure>
  }
>()('ports/BrokerSession') {}
