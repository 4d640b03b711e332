import { effect, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { Activities, type ActivityDetail } from '../../../ports/Rewards.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { locale } from '../../i18n/words.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'

/** Represents the newcomer benefit, whatever its id on the server. */
const NEWCOMER = 'newcomer benefit'

/** One activity with its tasks, and claiming its rewards. */
export const makeActivityModel = (app: App) => {
  const page = makeDetailQuery<ActivityDetail>(app, {
    ask: (id) =>
      Effect.flatMap(Activities, (activities) => activities.one(id === NEWCOMER ? null : id, locale.peek().code)),
    absent: 'activity-not-found',
  })
  const intent = makeSubjectIntent(
    app,
    'bonus',
    {
      form: Schema.Struct({ activity: Schema.String }),
      send: ({ activity }, id) => Effect.flatMap(Activities, (activities) => activities.claim(activity, id)),
    },
    ({ activity }) => activity,
  )
  // Claimed or refused, the loaded figures are out of date.
  const sheet = makeReviewing(intent, { ended: () => void page.refresh() })
  // The newcomer benefit has its id from the server.
  effect(() => {
    const id = page.shown.value?.activity.id
    if (id !== undefined) untracked(() => intent.turnTo(id))
  })

  return {
    opened: page.opened,
    refresh: page.refresh,
    stop: page.stop,
    /** Opens an activity by its id, the newcomer benefit where there is none. */
    open: (id: string | undefined) => page.open(id === undefined || id === '' ? NEWCOMER : id),
    intent,
    sheet,
    claim: async (): Promise<void> => {
      const shown = page.shown.peek()
      if (shown) await intent.submit({ activity: shown.activity.id })
    },
  }
}
