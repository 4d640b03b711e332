import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'

export type ArticleName = 'agreement' | 'privacy' | 'company' | 'about' | 'guide'

export interface Article {
  readonly title: string
  /** HTML from the server; sanitised before it is drawn. */
  readonly html: string
}

/** Texts the operator provides. `locale` is the app's language code. */
export class Articles extends Context.Service<
  Articles,
  { readonly read: (name: ArticleName, locale: string) => Effect.Effect<Article, Failure> }
>()('ports/Articles') {}
