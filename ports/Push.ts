import { Context, type Effect } from 'effect'
import type { ArticleLanguage } from './Articles.ts'
import type { PushAddress } from './device/SystemNotifications.ts'
import type { Failure } from './failure.ts'
import type { PushState as Row } from './generated/push.ts'

/** What notifications tell: price alerts, what happens to orders, all other messages. */
export const pushTopics = ['alerts', 'trades', 'messages'] as const
export type PushTopic = (typeof pushTopics)[number]

/** Where the server sends this session's notifications; null where it sends none. */
export interface PushState extends Omit<Row, 'topics'> {
  /** What they tell; a server without topics tells price alerts. */
  readonly topics: ReadonlyArray<PushTopic>
}

/** Notifications that the server sends to this device. `requestId` is the id of the intent. */
export class Push extends Context.Service<
  Push,
  {
    readonly state: () => Effect.Effect<PushState, Failure>
    /** Takes the place of an earlier one. `topics` null: for a server that has none. Refused with `push-endpoint-refused`. */
    readonly subscribe: (
      address: PushAddress,
      language: ArticleLanguage,
      topics: ReadonlyArray<PushTopic> | null,
      requestId: string,
    ) => Effect.Effect<void, Failure>
    readonly unsubscribe: (requestId: string) => Effect.Effect<void, Failure>
  }
>()('ports/Push') {}
