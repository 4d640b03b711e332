import { Effect } from 'effect'
import { Activities, type Activity } from '../../../ports/Rewards.ts'
import { makePages } from '../../data/query/pages.ts'
import { locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'

/** The list of activities. */
export const makeActivitiesModel = (app: App) => {
  const pages = makePages<Activity>(app, ({ id }) => id)
  return {
    pages,
    load: (): Promise<void> =>
      pages.begin(
        (cursor) => Effect.flatMap(Activities, (activities) => activities.list(locale.peek().code, { cursor })),
        { keep: true },
      ),
  }
}
