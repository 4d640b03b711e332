import type { Broker } from '../broker/call.ts'
import { startLeased } from './leased.ts'
import { runDue, type Works } from './run.ts'

/** Looks for due jobs as long as the broker runs; one of several processes on a database does so. */
export const startRunner = (broker: Broker, works: Works): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'jobs',
    pause: 250,
    work: (lease) => runDue(broker, works, lease),
    trouble: 'due jobs cannot be queried',
  })
