import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'

/** The customer's picture. Its bytes are read with `Uploads.picture`. */
export class Avatar extends Context.Service<
  Avatar,
  {
    /** Its `url`; null where there is none. */
    readonly current: () => Effect.Effect<string | null, Failure>
    /** Takes an image uploaded for `avatar` in place of the one before; answers its `url`. */
    readonly change: (imageId: string, requestId: string) => Effect.Effect<string | null, Failure>
  }
>()('ports/Avatar') {}
