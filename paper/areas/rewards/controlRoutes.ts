import type { FastifyInstance } from 'fastify'
import { newcomerTerm, seasonTerm } from '../../../domain/rewards/term.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { idOf } from '../account/findAccount.ts'
import { later } from '../../platform/clock/instant.ts'
import { NEWCOMER, seasonNamed } from './activities.ts'
import { NEWCOMER_TASKS, SEASON_TASKS } from './catalogue.ts'

const activity = { type: 'string', pattern: `^(${NEWCOMER}|discovery-\\d{4}-q[1-4])$` }
const body = (properties: object) => ({
  schema: { body: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties } },
})

interface Named {
  readonly activity: string
}

interface Completed extends Named {
  readonly account: string
  readonly task: string
}

/**
 * Changes to activities by testers. `POST /control/activities/start {activity}` starts one now, for ninety days or as
 * long as its season; `…/end {activity}` ends it now, for every customer; `…/complete {account, activity, task}`
 * completes a task. `GET /control/activities` lists the changes, `DELETE` removes the changed terms.
 */
export const activityRoutes = (scope: FastifyInstance, { clock, db }: Broker): void => {
  const setTerm = async (id: string, startsAt: Date | null, endsAt: Date): Promise<object> => {
    const term = { starts_at: startsAt, ends_at: endsAt }
    await db
      .insertInto('activity_terms')
      .values({ activity: id, ...term })
      .onConflict((conflict) => conflict.column('activity').doUpdateSet(term))
      .execute()
    return {}
  }

  scope.get('/activities', async () => ({ terms: await db.selectFrom('activity_terms').selectAll().execute() }))

  scope.delete('/activities', async () => {
    await db.deleteFrom('activity_terms').execute()
    return {}
  })

  const start = async (id: string): Promise<object> => {
    const now = await clock.now()
    const season = seasonNamed(id)
    if (season === undefined) return setTerm(id, null, new Date(newcomerTerm(now.getTime()).endsAt))
    const { endsAt, startsAt } = seasonTerm(season)
    return setTerm(id, now, later(now, endsAt - startsAt))
  }

  const end = async (id: string): Promise<object> => {
    const known = await db
      .selectFrom('activity_terms')
      .select('starts_at')
      .where('activity', '=', id)
      .executeTakeFirst()
    return setTerm(id, known?.starts_at ?? null, await clock.now())
  }

  scope.post<{ Body: Named }>('/activities/start', body({ activity }), (request) => start(request.body.activity))
  scope.post<{ Body: Named }>('/activities/end', body({ activity }), (request) => end(request.body.activity))

  const completion = { account: { type: 'string', pattern: '^\\d{10}$' }, activity, task: { type: 'string' } }
  scope.post<{ Body: Completed }>('/activities/complete', body(completion), async (request, reply) => {
    const { account, activity: id, task: wanted } = request.body
    const tasks = seasonNamed(id) ? SEASON_TASKS : NEWCOMER_TASKS
    const task = tasks.find((one) => one.id === wanted)
    if (task === undefined) return reply.code(404).send({ error: `${id} has no task ${wanted}` })
    const [customer_id, completed_at] = await Promise.all([idOf(db, account), clock.now()])
    await db
      .insertInto('activity_completions')
      .values({ customer_id, activity: id, task: task.id, reward: formatDecimal(task.reward), completed_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  })
}
