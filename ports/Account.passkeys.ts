import { Context, type Effect } from 'effect'
import type { Session } from '../domain/account/session.ts'
import type { NewPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyCreation } from './device/PasskeyDevice.ts'
import type { Failure } from './failure.ts'
import type { Passkey } from './generated/account.ts'

export type { Passkey } from './generated/account.ts'

/** What the customer proves before a passkey is added. */
export interface PasskeyProof {
  readonly password: string
  /** A one-time code; empty where the log-in asks for none. */
  readonly code: string
  /** Empty for a passkey that only logs in. */
  readonly fundPassword: string
}

/** The customer's passkeys, and the log-in with one. Source: RULES.md, security. */
export class Passkeys extends Context.Service<
  Passkeys,
  {
    /** The one added last comes first. */
    readonly list: () => Effect.Effect<ReadonlyArray<Passkey>, Failure>
    readonly setUp: (proof: PasskeyProof) => Effect.Effect<PasskeyCreation, Failure>
    readonly add: (made: NewPasskey, requestId: string) => Effect.Effect<Passkey, Failure>
    readonly rename: (id: string, name: string, requestId: string) => Effect.Effect<Passkey, Failure>
    readonly remove: (id: string, requestId: string) => Effect.Effect<void, Failure>
    readonly loginChallenge: () => Effect.Effect<PasskeyChallenge, Failure>
    readonly logIn: (answer: PasskeyAnswer) => Effect.Effect<Session, Failure>
  }
>()('ports/Passkeys') {}
