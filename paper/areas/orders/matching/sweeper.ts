import type { Broker } from '../../../platform/broker/call.ts'
import { startLeased } from '../../../platform/jobs/leased.ts'
import { SECOND } from '../../../platform/clock/instant.ts'
import { sweep } from './sweep.ts'

/** Sweeps as often as prices move: every second. One of several processes on a database does so. */
export const startSweeper = (broker: Broker): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'trading',
    pause: SECOND,
    work: (lease) => sweep(broker, lease),
    trouble: 'the sweep of waiting orders failed',
  })
