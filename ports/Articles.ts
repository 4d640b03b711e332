import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { ArticleName, Language as ArticleLanguage } from '../domain/contract/enumerations.ts'
import type { Article as Text } from './generated/articles.ts'

/** A text of the operator; its HTML is sanitised before it is rendered. */
export type Article = Pick<Text, 'title' | 'html'>

/** The language of an answer is the app's. */
export type { ArticleName, Language as ArticleLanguage } from '../domain/contract/enumerations.ts'

/** Texts the operator provides. */
export class Articles extends Context.Service<
  Articles,
  { readonly read: (name: ArticleName, language: ArticleLanguage) => Effect.Effect<Article, Failure> }
>()('ports/Articles') {}
