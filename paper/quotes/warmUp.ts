import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Broker } from '../contract/call.ts'
import { overridesFor } from '../trading/overrides.ts'

/** Instruments between two looks at other work: a few milliseconds. */
const AT_ONCE = 4

/**
 * Works out the trading day of every instrument once, a few at a time between requests, so that the first list of
 * quotes does not wait for all of them. For after the server listens; it ends early when `signal` says so.
 */
export const warmUpMarket = async ({ clock, db, market }: Broker, signal?: AbortSignal): Promise<void> => {
  const [at, overrides] = await Promise.all([clock.now(), overridesFor(db)])
  for (const [index, { instrument }] of market.listings.entries()) {
    if (signal?.aborted) return
    if (index % AT_ONCE === 0) await nextTurn()
    market.quote(instrument.code, at.getTime(), overrides)
  }
}
