import type { ControlHandlers } from '../control/calls.ts'
import { runDue, type JobHandlers } from './run.ts'

/** Lists the pending jobs, and runs the due ones now. */
export const jobControl = (jobHandlers: JobHandlers) =>
  ({
    'GET /jobs': async (_, { db }) => {
      const jobs = await db
        .selectFrom('jobs')
        .select(['kind', 'subject', 'due', 'failures', 'failed_with as failedWith'])
        .orderBy('due')
        .orderBy('id')
        .execute()
      return { jobs: jobs.map(({ due, ...job }) => ({ ...job, due: due.toISOString() })) }
    },
    'POST /jobs/run': async (_, broker) => ({ done: await runDue(broker, jobHandlers) }),
  }) satisfies Partial<ControlHandlers>
