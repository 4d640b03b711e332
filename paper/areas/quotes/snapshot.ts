import type { Instant } from '../../../domain/calendar/zone.ts'
import { findListing } from '../../market/listing/listings.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { trendOf } from './trend.ts'
import { type QuotedInstrument, wireInstrument, type WireQuote, wireQuote } from './wire.ts'

/** The quotes requested in one second, calculated once for all clients that poll. */
interface Snapshot {
  readonly at: Instant
  readonly overrides: Overrides
  readonly quotes: Map<string, WireQuote | undefined>
}

/** Enough for a client that missed some polls; a quote takes about 300 bytes. */
const MOST_SNAPSHOTS = 20

const snapshots = new WeakMap<PaperMarket, Array<Snapshot>>()

const snapshotOf = ({ at, market, overrides }: MarketSnapshot): Snapshot => {
  const all = snapshots.get(market) ?? []
  snapshots.set(market, all)
  const found = all.find((one) => one.at === at && one.overrides === overrides)
  if (found) return found
  const fresh = { at, overrides, quotes: new Map() }
  all.push(fresh)
  const oldest = all[0]?.at
  // All entries of a second are evicted together, so that a part of them is never mistaken for all that clients saw.
  if (all.length > MOST_SNAPSHOTS)
    snapshots.set(
      market,
      all.filter((one) => one.at !== oldest),
    )
  return fresh
}

/** The quote of a code, undefined where it is not listed. The same object for the whole second. */
export const quoteIn = (sight: MarketSnapshot, code: string): WireQuote | undefined => {
  const { quotes } = snapshotOf(sight)
  if (!quotes.has(code)) {
    if (findListing(code) === undefined) return undefined
    quotes.set(code, wireQuote(sight, code))
  }
  return quotes.get(code)
}

/**
 * The quotes that clients may have seen of a code in the second of an instant: more than one where testers changed the
 * market within it, none where they are no longer cached.
 */
export const quotesSeen = (market: PaperMarket, seenAt: Instant, code: string): ReadonlyArray<WireQuote> => {
  const second = Math.floor(seenAt / SECOND)
  const then = (snapshots.get(market) ?? []).filter(({ at }) => Math.floor(at / SECOND) === second)
  return then.flatMap(({ quotes }) => quotes.get(code) ?? [])
}

/** A row of a quote list with the line of its day up to now. Undefined where the code is not listed. */
export const quotedInstrument = (sight: MarketSnapshot, code: string): QuotedInstrument | undefined => {
  const quote = quoteIn(sight, code)
  const listing = findListing(code)
  if (quote === undefined || listing === undefined) return undefined
  const { instrument } = listing
  const trend = quote.nowprice === '-' ? [] : [...trendOf(sight, instrument), quote.nowprice]
  return { ...wireInstrument(instrument), ...quote, trend }
}
