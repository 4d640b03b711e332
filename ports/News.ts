import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { QuotedInstrument } from './quote.ts'

export interface NewsCategory {
  readonly id: string
  /** In the language that was asked for. */
  readonly name: string
}

/** What a row of the list and the article itself share. */
export interface NewsHead {
  readonly id: string
  readonly category: string
  readonly title: string
  /** Address of a picture. */
  readonly image: string | null
  readonly source: string
  readonly time: Instant
}

export interface NewsItem extends NewsHead {
  /** Plain text; may be empty. */
  readonly summary: string
  /** Instruments it is about. */
  readonly codes: ReadonlyArray<string>
}

export interface NewsArticle extends NewsHead {
  /** HTML from the server; sanitised before it is drawn. */
  readonly html: string
  readonly instruments: ReadonlyArray<QuotedInstrument>
}

export interface NewsRequest extends PageRequest {
  readonly language: ArticleLanguage
  /** All where absent. */
  readonly category?: string | undefined
  /** Only about this instrument. */
  readonly code?: string | undefined
}

/** The broker's news, newest first. */
export class News extends Context.Service<
  News,
  {
    readonly categories: (language: ArticleLanguage) => Effect.Effect<ReadonlyArray<NewsCategory>, Failure>
    readonly list: (request: NewsRequest) => Effect.Effect<Page<NewsItem>, Failure>
    readonly article: (id: string, language: ArticleLanguage) => Effect.Effect<NewsArticle, Failure>
  }
>()('ports/News') {}

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
