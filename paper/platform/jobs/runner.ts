import type { Broker } from '../broker/call.ts'
import { startLeased } from './leased.ts'
import { runDue, type JobHandlers } from './run.ts'

/** Looks for due jobs as long as the broker runs; one of several processes on a database does so. */
export const startRunner = (broker: Broker, jobHandlers: JobHandlers): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'jobs',
    pause: 250,
    work: (lease) => runDue(broker, jobHandlers, lease),
    trouble: 'due jobs cannot be queried',
  })
