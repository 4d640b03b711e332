import { Context, type Effect } from 'effect'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { QuotedInstrument } from './quote.ts'
import type { Banner as Announced, Notice as Line } from './generated/messages.ts'
import type { NewsArticle as Article, NewsCategory, NewsItem as Item } from './generated/news.ts'

export type { NewsCategory } from './generated/news.ts'

/** The address of its picture; null where it cannot be loaded. */
interface Pictured {
  readonly image: string | null
}

/** A row of the list. */
export type NewsItem = Omit<Item, 'image'> & Pictured

/** The common fields of a row of the list and of the article. */
export type NewsHead = Omit<NewsItem, 'summary' | 'codes'>

/** An article; its HTML is sanitised before it is rendered. */
export interface NewsArticle extends NewsHead, Pick<Article, 'html'> {
  readonly instruments: ReadonlyArray<QuotedInstrument>
}

/** A route of the app (begins with one slash) or an https address; null is no link. */
interface Linked {
  readonly link: string | null
}

/** A line of the notice bar. */
export type Notice = Omit<Line, 'link'> & Linked

/** An announcement on home. */
export interface Banner extends Pick<Announced, 'id' | 'title'>, Linked {
  /** The text of the call to action; null where the server sends none. */
  readonly action: string | null
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
