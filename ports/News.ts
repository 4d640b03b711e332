import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { QuotedInstrument } from './quote.ts'

export interface NewsCategory {
  readonly id: string
  /** In the requested language. */
  readonly name: string
}

/** The common fields of a row of the list and of the article. */
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
  /** HTML from the server; sanitised before it is rendered. */
  readonly html: string
  readonly instruments: ReadonlyArray<QuotedInstrument>
}

export interface NewsRequest extends PageRequest {
  readonly language: ArticleLanguage
  /** Absent: all categories. */
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
  /** A route of the app (begins with one slash) or an https address; null is no link. */
  readonly link: string | null
  readonly time: Instant
}

/** An announcement on home. */
export interface Banner {
  readonly id: string
  readonly title: string
  /** The text of the call to action; null where the server sends none. */
  readonly action: string | null
  readonly link: string | null
}

/** The operator's current notices and banners for all customers. */
export class Notices extends Context.Service<
  Notices,
  {
    /** At most ten, most important first. */
    readonly list: (language: ArticleLanguage) => Effect.Effect<ReadonlyArray<Notice>, Failure>
    /** At most eight, in display order. */
    readonly banners: (language: ArticleLanguage) => Effect.Effect<ReadonlyArray<Banner>, Failure>
  }
>()('ports/Notices') {}
