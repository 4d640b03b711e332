// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { QuotedInstrument } from './quotes.ts'

/** A category of news. */
export interface NewsCategory {
  /** Identifier of the category. */
  readonly id: string
  /** Name in the requested language. */
  readonly name: string
}

/** An article as a row of a list. */
export interface NewsItem {
  /** Identifier of the article. */
  readonly id: string
  /** Identifier of a category of news. */
  readonly category: string
  /** Heading, plain text. */
  readonly title: string
  /** One or two sentences, plain text; may be empty. */
  readonly summary: string
  /** Address of a picture; empty where there is none. */
  readonly image: string
  /** Author, plain text. */
  readonly source: string
  /** When it was published. */
  readonly time: Instant
  /** Quote codes of the instruments it is about; may be empty. */
  readonly codes: ReadonlyArray<string>
}

/** An article. */
export interface NewsArticle {
  /** Identifier of the article. */
  readonly id: string
  /** Identifier of a category of news. */
  readonly category: string
  /** Heading, plain text. */
  readonly title: string
  /** HTML without scripts and forms. A client sanitises it before it shows it. */
  readonly html: string
  /** Address of a picture; empty where there is none. */
  readonly image: string
  /** Author, plain text. */
  readonly source: string
  /** When it was published. */
  readonly time: Instant
  /** Related instruments with their quotes; may be empty. */
  readonly instruments: ReadonlyArray<QuotedInstrument>
}
