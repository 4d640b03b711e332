import { Context, type Effect } from 'effect'
import type { ArticleLanguage } from './Articles.ts'
import type { PushAddress } from './device/SystemNotifications.ts'
import type { Failure } from './failure.ts'

/** Where the server sends this session's notifications; null where it sends none. */
export interface PushState {
  readonly endpoint: string | null
  /** Code of the language in which they are. */
  readonly language: string | null
}

/** Notifications that the server sends to this device. `requestId` is the id of the intent. */
export class Push extends Context.Service<
  Push,
  {
    readonly state: () => Effect.Effect<PushState, Failure>
    /** Refused with `push-endpoint-refused`. */
    readonly subscribe: (
      address: PushAddress,
      language: ArticleLanguage,
      requestId: string,
    ) => Effect.Effect<void, Failure>
    readonly unsubscribe: (requestId: string) => Effect.Effect<void, Failure>
  }
>()('ports/Push') {}
