import type { Broker } from '../../platform/broker/call.ts'
import { startLeased } from '../../platform/jobs/leased.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { snapshotEntitlements } from './snapshotEntitlements.ts'
import { payDividends } from './pay.ts'

/** Records who is entitled to which dividend, and pays those that are due. */
export const settleDividends = async (broker: Broker): Promise<void> => {
  await snapshotEntitlements(broker)
  await payDividends(broker)
}

/** Runs every few seconds, in one of several processes on a database. */
export const startDividends = (broker: Broker): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'dividends',
    pause: 3 * SECOND,
    work: () => settleDividends(broker),
    trouble: 'dividends could not be settled',
  })
