import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { News, type NewsCategory, type NewsItem } from '../../../ports/News.ts'
import { locale } from '../../i18n/words.ts'
import { makePages } from '../../data/query/pages.ts'
import type { App } from '../../data/app/app.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'

/** The category before those of the server. */
export const ALL = ''

/** The news of the chosen category, page by page. The list stays while the customer reads an article. */
export const makeNewsModel = (app: App) => {
  const categories = signal<ReadonlyArray<NewsCategory>>([])
  const category = signal(ALL)
  const pages = makePages<NewsItem>(app, ({ id }) => id)
  const now = app.model(makeNowModel)

  const begin = (keep: boolean): Promise<void> => {
    const [language, chosen] = [locale.peek().code, category.peek()]
    return pages.begin(
      (cursor) =>
        Effect.flatMap(News, (news) =>
          news.list({ language, cursor, ...(chosen !== ALL && { category: chosen }) }),
        ).pipe(Effect.tap(() => now.looking)),
      { keep },
    )
  }

  /**
   * Silent: without categories there is still the list of all. If the chosen category no longer exists, "all" is
   * chosen.
   */
  const loadCategories = async (): Promise<void> => {
    const language = locale.peek().code
    const found = await app.attempt(
      Effect.flatMap(News, (news) => news.categories(language)),
      { load: true },
    )
    if (!Exit.isSuccess(found)) return
    categories.value = found.value
    if (!found.value.some(({ id }) => id === category.peek())) category.value = ALL
  }

  const choose = (next: string): Promise<void> => {
    if (next === category.peek()) return Promise.resolve()
    category.value = next
    return begin(false)
  }

  return {
    categories,
    category,
    pages,
    choose,
    /** Called when the screen opens. After an article the customer finds the list in the same position. */
    open: (): void => {
      if (pages.rows.peek().length === 0) void begin(false)
      if (categories.peek().length === 0) void loadCategories()
    },
    /** The list waits for the categories, because the chosen one must still exist. */
    refresh: async (): Promise<void> => {
      const before = category.peek()
      await loadCategories()
      await begin(before === category.peek())
    },
    stop: pages.stop,
  }
}
