import type { Broker } from '../../platform/broker/call.ts'
import { startLeased } from '../../platform/jobs/leased.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { snapshotEntitlements } from './snapshotEntitlements.ts'
import { payDividends } from './pay.ts'

/** Does what time brings about: fixes who gets which dividend, and pays those whose day has come. */
export const settleDividends = async (broker: Broker): Promise<void> => {
  const now = await broker.clock.now()
  await snapshotEntitlements(broker, now)
  await payDividends(broker, now)
}

/** Looks every few seconds; of several processes on one database, one does. */
export const startDividends = (broker: Broker): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'dividends',
    pause: 3 * SECOND,
    work: () => settleDividends(broker),
    trouble: 'dividends could not be settled',
  })
