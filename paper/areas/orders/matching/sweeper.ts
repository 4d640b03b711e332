import type { Broker } from '../../../platform/broker/call.ts'
import { startLeased } from '../../../platform/jobs/leased.ts'
import { SECOND } from '../../../platform/clock/instant.ts'
import { sweep } from './sweep.ts'

/** Sweeps as often as prices move: every second. Of several processes on one database, one does. */
export const startSweeper = (broker: Broker): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'trading',
    pause: SECOND,
    work: (lease) => sweep(broker, lease),
    trouble: 'waiting orders could not be swept',
  })
