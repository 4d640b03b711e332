import { Effect } from 'effect'
import { Activities } from '../../../ports/Rewards.ts'
import { makeQuery } from '../../data/query/query.ts'
import { locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'

/** The newcomer benefit on home. */
export const makeNewcomerModel = (app: App) =>
  makeQuery(app, () => Effect.flatMap(Activities, (activities) => activities.one(null, locale.peek().code)))
