import { formatDecimal } from '../../../domain/money/decimal.ts'
import { newcomerTerm, seasonTerm } from '../../../domain/rewards/term.ts'
import { later } from '../../platform/clock/instant.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { idOf } from '../account/findAccount.ts'
import { seasonNamed } from './activities.ts'
import { NEWCOMER_TASKS, SEASON_TASKS } from './catalogue.ts'

const setTerm = async (db: Db, activity: string, startsAt: Date | null, endsAt: Date) => {
  const term = { starts_at: startsAt, ends_at: endsAt }
  await db
    .insertInto('activity_terms')
    .values({ activity, ...term })
    .onConflict((conflict) => conflict.column('activity').doUpdateSet(term))
    .execute()
  return {}
}

/** Changes to activities by testers: their terms, and tasks completed without their doing. */
export const activityControl = {
  'GET /activities': async (_, { db }) => {
    const rows = await db.selectFrom('activity_terms').selectAll().execute()
    return {
      terms: rows.map(({ ends_at, starts_at, ...row }) => ({
        ...row,
        starts_at: starts_at && starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
      })),
    }
  },

  'DELETE /activities': async (_, { db }) => {
    await db.deleteFrom('activity_terms').execute()
    return {}
  },

  'POST /activities/start': async ({ body: { activity } }, { clock, db }) => {
    const now = await clock.now()
    const season = seasonNamed(activity)
    if (season === undefined) return setTerm(db, activity, null, new Date(newcomerTerm(now.getTime()).endsAt))
    const { endsAt, startsAt } = seasonTerm(season)
    return setTerm(db, activity, now, later(now, endsAt - startsAt))
  },

  'POST /activities/end': async ({ body: { activity } }, { clock, db }) => {
    const known = await db
      .selectFrom('activity_terms')
      .select('starts_at')
      .where('activity', '=', activity)
      .executeTakeFirst()
    return setTerm(db, activity, known?.starts_at ?? null, await clock.now())
  },

  'POST /activities/complete': async ({ body: { account, activity, task: wanted } }, { clock, db }) => {
    const tasks = seasonNamed(activity) ? SEASON_TASKS : NEWCOMER_TASKS
    const task = tasks.find((one) => one.id === wanted)
    if (task === undefined) return new ControlRefusal(404, `${activity} has no task ${wanted}`)
    const [customer_id, completed_at] = await Promise.all([idOf(db, account), clock.now()])
    await db
      .insertInto('activity_completions')
      .values({ customer_id, activity, task: task.id, reward: formatDecimal(task.reward), completed_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },
} satisfies Partial<ControlHandlers>
