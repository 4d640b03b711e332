import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Call, SignedInCall } from '../../platform/broker/call.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { overridesFor, overridesOf } from '../../market/overrides/overrides.ts'

/**
 * The market as one call sees it: all values of an answer belong to the same second and the same changes by testers.
 */
export interface MarketSnapshot {
  readonly market: PaperMarket
  readonly overrides: Overrides
  readonly at: Instant
}

/** The changes by testers as a call saw them when its session was read; a call without a session asks for them. */
export const overridesSeenBy = ({
  broker: { db },
  marketVersion,
}: Pick<Call, 'broker'> & Pick<SignedInCall, 'marketVersion'>): Promise<Overrides> =>
  marketVersion === undefined ? overridesFor(db) : overridesOf(db, marketVersion)

/**
 * The snapshot of a call. Prices change every second, so all calls within a second use its end: a tester's change
 * within that second shows immediately, and values cached for a second are the same for all.
 */
export const marketSnapshotOf = async (call: Call): Promise<MarketSnapshot> => ({
  market: call.broker.market,
  overrides: await overridesSeenBy(call),
  at: Math.floor(call.now.getTime() / SECOND) * SECOND + SECOND - 1,
})

/**
 * Keeps what was made of the market in one second: the same object for all calls, until the second is over or a tester
 * changes something. A key names what else the answer depends on. What could not be made is not kept.
 */
export const keptForASecond = <Answer extends object>() => {
  type Kept = Pick<MarketSnapshot, 'at' | 'overrides'> & { readonly answers: Map<string, Answer> }
  const kept = new WeakMap<PaperMarket, Kept>()
  return <Made extends Answer | undefined>(
    { at, market, overrides }: MarketSnapshot,
    key: string,
    make: () => Made,
  ): Answer | Made => {
    const before = kept.get(market)
    const now = before?.at === at && before.overrides === overrides ? before : { at, overrides, answers: new Map() }
    kept.set(market, now)
    const found = now.answers.get(key)
    if (found !== undefined) return found
    const made = make()
    if (made !== undefined) now.answers.set(key, made)
    return made
  }
}
