import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { ArticleName } from '../domain/contract/enumerations.ts'

/** The app's language codes, which the server knows too. */
export type ArticleLanguage = 'us' | 'tw' | 'es' | 'cn' | 'my' | 'it' | 'kr' | 'ar'

export type { ArticleName } from '../domain/contract/enumerations.ts'

export interface Article {
  readonly title: string
  /** HTML from the server; sanitised before it is rendered. */
  readonly html: string
}

/** Texts the operator provides. */
export class Articles extends Context.Service<
  Articles,
  { readonly read: (name: ArticleName, language: ArticleLanguage) => Effect.Effect<Article, Failure> }
>()('ports/Articles') {}
