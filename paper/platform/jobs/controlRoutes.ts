import type { FastifyInstance } from 'fastify'
import type { Broker } from '../contract/call.ts'
import { runDue } from './run.ts'
import { works } from './works.ts'

/** `GET /control/jobs` lists what is still to be done; `POST /control/jobs/run` does at once what is due. */
export const jobRoutes = (scope: FastifyInstance, broker: Broker): void => {
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
