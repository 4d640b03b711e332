import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { Complaint as FiledComplaint, Message as Received } from './generated/messages.ts'

export type { Complaint as FiledComplaint } from './generated/messages.ts'

export interface Message extends Omit<Received, 'kind'> {
  readonly kind: MessageKind
}

/** The subject of a message. An unknown kind of a newer server is `system`. */
export type MessageKind = 'security' | 'funds' | 'identity' | 'trade' | 'activity' | 'system'

export interface MessageQuery extends PageRequest {
  readonly language: ArticleLanguage
  /** Only read or only unread ones. */
  readonly read: boolean
}

/** Messages of the broker to the customer. */
export class Messages extends Context.Service<
  Messages,
  {
    /** Newest first. */
    readonly list: (query: MessageQuery) => Effect.Effect<Page<Message>, Failure>
    readonly one: (id: string, language: ArticleLanguage) => Effect.Effect<Message, Failure>
    /** Marks one as read; returns how many are unread now. */
    readonly markRead: (id: string, requestId: string) => Effect.Effect<number, Failure>
    /** Marks those sent up to an instant as read; returns how many are unread now. */
    readonly markAllRead: (until: Instant, requestId: string) => Effect.Effect<number, Failure>
  }
>()('ports/Messages') {}

export interface NewComplaint {
  readonly title: string
  readonly content: string
  /** Null: the answer is sent as a message only. */
  readonly email: string | null
}

/** Complaints, which customer service answers with a message. */
export class Complaints extends Context.Service<
  Complaints,
  {
    /** At most five in 24 hours. The same `requestId` gets the first answer again. */
    readonly file: (complaint: NewComplaint, requestId: string) => Effect.Effect<FiledComplaint, Failure>
  }
>()('ports/Complaints') {}
