import type { Effect } from 'effect'
import type { AppPorts } from '../../../../ports/AppPorts.ts'
import type { Failure } from '../../../../ports/failure.ts'
import { makeOrderFeatures, type OrderFeature } from '../../../app/session/orderFeatures.model.ts'
import type { App } from '../../../data/app/app.ts'
import type { Intent } from '../../../data/intent/intent.ts'
import { makeReviewing } from '../../../data/intent/reviewing.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../../data/query/query.ts'
import { watchSheet } from './watchSheet.ts'

interface AllRules<All, Form, Outcome> {
  /** Hidden where its call meets 404. */
  readonly feature: OrderFeature
  readonly intent: Intent<Form, Outcome>
  /** What is changed at once. */
  readonly ask: Effect.Effect<All, Failure, AppPorts>
  /** How often it is asked for while the review is open, in milliseconds. */
  readonly again: number
  /** Topics of the stream after which it is asked for at once. */
  readonly topics?: Parameters<typeof pollWhileVisible>[3]
}

/** A sheet that changes all of something at once, after a review that is kept up to date while it is open. */
export const makeReviewOfAll = <All, Form, Outcome>(app: App, rules: AllRules<All, Form, Outcome>) => {
  const { again, ask, feature, intent, topics } = rules
  const all = makeQuery(app, () => ask)
  const sheet = makeReviewing(intent)
  return {
    sheet,
    intent,
    all,
    show: (): void => {
      all.clear()
      sheet.open()
      void all.load()
    },
    /** Keeps the review up to date while it is open; returns the function that ends it. */
    run: (): (() => void) => {
      const stops = [
        pollWhileVisible(app, again, all.load, topics),
        app.model(makeOrderFeatures).hideIfMissing(feature, intent, sheet.close),
      ]
      return () => {
        for (const stop of stops) stop()
        all.stop()
      }
    },
    /** Calls `done` when it was done, and `closed` when the sheet is closed. */
    watch: (done: () => void, closed: () => void): (() => void) =>
      watchSheet(intent.state, sheet.reviewing, { done, closed }),
  }
}

export type ReviewOfAll = Pick<ReturnType<typeof makeReviewOfAll>, 'show' | 'run' | 'watch'>
