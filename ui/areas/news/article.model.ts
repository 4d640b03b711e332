import { Effect } from 'effect'
import { News, type NewsArticle } from '../../../ports/News.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import type { App } from '../../data/app/app.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'

/** One article, and sharing it. */
export const makeArticleModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const now = app.model(makeNowModel)
  // An article that is already loaded stays visible while it is fetched again.
  const page = makeDetailQuery<NewsArticle>(app, {
    ask: (id) =>
      Effect.tap(
        Effect.flatMap(News, (news) => news.article(id, locale.peek().code)),
        () => now.looking,
      ),
    absent: 'article-not-found',
    learn: ({ instruments }) => live.learn(instruments),
  })

  /** Where the device does not support sharing, the address is copied to the clipboard, and a toast confirms it. */
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
