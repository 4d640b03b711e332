import type { FastifyInstance } from 'fastify'
import type { Broker } from '../broker/call.ts'
import { runDue, type Works } from './run.ts'

/** `GET /control/jobs` lists the pending jobs; `POST /control/jobs/run` runs the due jobs immediately. */
export const jobRoutes = (scope: FastifyInstance, broker: Broker, works: Works): void => {
  scope.get('/jobs', async () => ({
    jobs: await broker.db
      .selectFrom('jobs')
      .select(['kind', 'subject', 'due', 'failures', 'failed_with as failedWith'])
      .orderBy('due')
      .orderBy('id')
      .execute(),
  }))
  scope.post('/jobs/run', async () => ({ done: await runDue(broker, works) }))
}
