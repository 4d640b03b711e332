import { Context, type Effect } from 'effect'
import type { Session } from '../../domain/account/session.ts'

/** Who is signed in, for the headers of every call and for the guards. Stored in memory and on the device. */
export class Credentials extends Context.Service<
  Credentials,
  {
    /** Read on every call, so it is synchronous. Null: no customer is signed in. */
    readonly current: () => Session | null
    /** Reads the value stored on the device; called once at start. */
    readonly restore: Effect.Effect<Session | null>
    readonly keep: (session: Session) => Effect.Effect<void>
    readonly forget: Effect.Effect<void>
  }
>()('ports/Credentials') {}
