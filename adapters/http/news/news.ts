import { Effect } from 'effect'
import { News } from '../../../ports/News.ts'
import { NewsArticle, NewsCategoriesAnswer, NewsPage } from '../../generated/schemas/news.ts'
import { pictureAddress } from '../addresses.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'
import { quotedOf } from '../quotes/quoteRecords.ts'

/** News over HTTP. `base` is the API's address, for pictures. */
export const news = (call: Call, base: string): News['Service'] => {
  const pictured = <Row extends { readonly image: string }>(row: Row) => ({
    ...row,
    image: pictureAddress(base, row.image),
  })
  return News.of({
    categories: (language) => call('/news/categories', { language }, NewsCategoriesAnswer),
    list: ({ category, code, language, ...page }) =>
      call('/news/list', { language, category, code, ...formPage(page) }, NewsPage).pipe(
        Effect.map(({ list, next }) => ({ list: list.map(pictured), next })),
      ),
    article: (id, language) =>
      call('/news/info', { id, language }, NewsArticle).pipe(
        Effect.map((article) => ({ ...pictured(article), instruments: article.instruments.map(quotedOf) })),
      ),
  })
}
