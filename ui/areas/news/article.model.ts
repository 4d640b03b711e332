import { Effect } from 'effect'
import { News, type NewsArticle } from '../../ports/News.ts'
import { Platform } from '../../ports/Platform.ts'
import { currentWords, locale } from '../i18n/words.ts'
import { makeLiveQuotes } from '../market/quotes.live.ts'
import { makeOpened } from '../feed/opened.ts'
import type { App } from '../shell/app.ts'
import { makeNowModel } from '../times/now.model.ts'

/** One article, and handing it on. */
export const makeArticleModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const now = app.model(makeNowModel)
  // One that is already there is read on while it is asked for anew.
  const page = makeOpened<NewsArticle>(app, {
    ask: (id) =>
      Effect.tap(
        Effect.flatMap(News, (news) => news.article(id, locale.peek().code)),
        () => now.looking,
      ),
    absent: 'article-not-found',
    learn: ({ instruments }) => live.learn(instruments),
  })

  /** Where the device offers no sharing, the address goes to the clipboard, and the customer is told. */
  const share = async (title: string, url: string): Promise<void> => {
    const shared = await app.run(Effect.flatMap(Platform, (platform) => platform.share({ title, url })))
    if (shared) return
    const copied = await app.run(Effect.flatMap(Platform, (platform) => platform.copy(url)))
    const words = currentWords().news
    if (copied) app.toaster.show(words.linkCopied(), 'success')
    else app.toaster.show(words.copyFailed(), 'error')
  }

  return { opened: page.opened, open: page.open, share, stop: page.stop }
}
