import { Effect } from 'effect'
import { News } from '../../../ports/News.ts'
import { locale } from '../../i18n/words.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import type { App } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'

/** The number of articles on home. */
const MOST = 4

/** The newest articles of all categories. */
export const makeLatestNewsModel = (app: App) =>
  makeQuery(app, () =>
    Effect.flatMap(News, (news) => news.list({ language: locale.peek().code, limit: MOST })).pipe(
      Effect.map(({ list }) => list.slice(0, MOST)),
      Effect.tap(() => app.model(makeNowModel).looking),
    ),
  )
