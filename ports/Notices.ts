import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'

/** A line of the notice bar. */
export interface Notice {
  readonly id: string
  readonly text: string
  /** A route of the app (begins with one slash) or an https address; null leads nowhere. */
  readonly link: string | null
  readonly time: Instant
}

/** A picture of home's banner, twice as wide as high. */
export interface Banner {
  readonly id: string
  /** Address of the picture. */
  readonly image: string
  /** The heading on the picture. */
  readonly title: string
  /** What a tap does; null where the server does not say. */
  readonly action: string | null
  readonly link: string | null
}

/** What the operator says to everyone now. */
export class Notices extends Context.Service<
  Notices,
  {
    /** At most ten, most important first. */
    readonly list: (language: ArticleLanguage) => Effect.Effect<ReadonlyArray<Notice>, Failure>
    /** At most eight, in the order of showing. */
    readonly banners: (language: ArticleLanguage) => Effect.Effect<ReadonlyArray<Banner>, Failure>
  }
>()('ports/Notices') {}
