import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type Article, type ArticleName, Articles } from '../../../ports/Articles.ts'
import type { Failure } from '../../../ports/failure.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import { locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'

export type ArticleState =
  | { readonly status: 'loading' }
  /** `failure` is null where the cause is a defect of the app. */
  | { readonly status: 'failed'; readonly failure: Failure | null }
  | { readonly status: 'ready'; readonly article: Article }

/** The texts of the operator, each loaded once and cached while the app runs. */
export const makeArticlesModel = (app: App) => {
  const states = signal<ReadonlyMap<ArticleName, ArticleState>>(new Map())
  const set = (name: ArticleName, state: ArticleState): void => {
    states.value = new Map(states.peek()).set(name, state)
  }

  /** Loads a text that is not cached yet; retries one that failed. */
  const read = async (name: ArticleName): Promise<void> => {
    const known = states.peek().get(name)
    if (known && known.status !== 'failed') return
    set(name, { status: 'loading' })
    const language = locale.peek().code
    const answer = await makeSwitchQuery(app).ask(Effect.flatMap(Articles, (articles) => articles.read(name, language)))
    if (answer.is === 'found') set(name, { status: 'ready', article: answer.value })
    else if (answer.is === 'failed') set(name, { status: 'failed', failure: answer.failure })
  }

  return { states, read }
}
