import { Effect } from 'effect'
import { Activities } from '../../ports/Activities.ts'
import { makeBlock } from '../feed/block.ts'
import { locale } from '../i18n/words.ts'
import type { App } from '../shell/app.ts'

/** The newcomer benefit as home shows it. */
export const makeNewcomerModel = (app: App) =>
  makeBlock(app, () => Effect.flatMap(Activities, (activities) => activities.one(null, locale.peek().code)))
