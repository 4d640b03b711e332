import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Failure } from './failure.ts'

export interface NewComplaint {
  readonly title: string
  readonly content: string
  /** Null: the answer comes as a message only. */
  readonly email: string | null
}

export interface FiledComplaint {
  /** Names it to customer service. */
  readonly number: string
  readonly filedAt: Instant
}

/** Complaints, which customer service answers with a message. */
export class Complaints extends Context.Service<
  Complaints,
  {
    /** At most five in 24 hours. The same `requestId` gets the first answer again. */
    readonly file: (complaint: NewComplaint, requestId: string) => Effect.Effect<FiledComplaint, Failure>
  }
>()('ports/Complaints') {}
