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
