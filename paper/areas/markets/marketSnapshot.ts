import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Call } from '../../platform/broker/call.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'

/**
 * The market as one call sees it: all values of an answer belong to the same second and the same changes by testers.
 */
export interface MarketSnapshot {
  readonly market: PaperMarket
  readonly overrides: Overrides
  readonly at: Instant
}

/**
 * The snapshot of a call. Prices change every second, so all calls within a second use its end: a tester's change
 * within that second shows immediately, and values cached for a second are the same for all.
 */
export const marketSnapshotOf = async ({ broker, now }: Call): Promise<MarketSnapshot> => ({
  market: broker.market,
  overrides: await overridesFor(broker.db),
  at: Math.floor(now.getTime() / SECOND) * SECOND + SECOND - 1,
})
