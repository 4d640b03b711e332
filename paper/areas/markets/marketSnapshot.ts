import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Call } from '../../platform/broker/call.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'

/** The market as one call sees it: everything in an answer is of the same second and of the same changes. */
export interface MarketSnapshot {
  readonly market: PaperMarket
  readonly overrides: Overrides
  readonly at: Instant
}

/**
 * What a call sees. Prices are made by the second, so the end of its second stands for all calls within it: what a
 * tester changed in that second shows at once, and what is kept for a second is the same for everybody.
 */
export const marketSnapshotOf = async ({ broker, now }: Call): Promise<MarketSnapshot> => ({
  market: broker.market,
  overrides: await overridesFor(broker.db),
  at: Math.floor(now.getTime() / SECOND) * SECOND + SECOND - 1,
})
