import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { News, type NewsArticle } from '../../ports/News.ts'
import { Platform } from '../../ports/Platform.ts'
import { currentWords, locale } from '../i18n/words.ts'
import { makeLiveQuotes } from '../market/quotes.live.ts'
import { makeLatest } from '../quotes/latest.ts'
import type { App } from '../shell/app.ts'
import { makeNowModel } from './now.model.ts'

/** The article of the page: asked for, there, not loaded, or no such id. */
export type OpenedArticle =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'unknown' }
  | { readonly is: 'ready'; readonly article: NewsArticle }

/** One article, and handing it on. */
export const makeArticleModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const latest = makeLatest(app)
  const now = app.model(makeNowModel)
  const opened = signal<OpenedArticle>({ is: 'loading' })

  const open = async (id: string): Promise<void> => {
    const known = opened.peek()
    // One that is already there is read on while it is asked for anew.
    const shown = known.is === 'ready' && known.article.id === id
    if (!shown) opened.value = { is: 'loading' }
    const language = locale.peek().code
    const asked = Effect.flatMap(News, (news) => news.article(id, language))
    const answer = await latest.ask(Effect.tap(asked, () => now.looking))
    if (answer.is === 'found') {
      live.learn(answer.value.instruments)
      opened.value = { is: 'ready', article: answer.value }
    } else if (answer.is === 'failed') {
      const unknown = answer.failure?._tag === 'Rejected' && answer.failure.code === 'article-not-found'
      if (unknown || !shown) opened.value = { is: unknown ? 'unknown' : 'failed' }
    }
  }

  /** Where the device offers no sharing, the address goes to the clipboard, and the customer is told. */
  const share = async (title: string, url: string): Promise<void> => {
    const shared = await app.run(Effect.flatMap(Platform, (platform) => platform.share({ title, url })))
    if (shared) return
    const copied = await app.run(Effect.flatMap(Platform, (platform) => platform.copy(url)))
    const words = currentWords().news
    if (copied) app.toaster.show(words.linkCopied(), 'success')
    else app.toaster.show(words.copyFailed(), 'error')
  }

  return { opened, open, share, stop: latest.drop }
}
