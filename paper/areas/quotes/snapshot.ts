import type { Instant } from '../../../domain/calendar/zone.ts'
import { findListing } from '../../market/listing/listings.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { trendOf } from './trend.ts'
import { type QuotedInstrument, wireInstrument, type WireQuote, wireQuote } from './wire.ts'

/** The quotes that were asked for in one second, worked out once for everybody who polls. */
interface Snapshot {
  readonly at: Instant
  readonly overrides: Overrides
  readonly quotes: Map<string, WireQuote | undefined>
}

/** Enough for a client that missed some polls; a quote takes about 300 bytes. */
const KEPT = 20

const kept = new WeakMap<PaperMarket, Array<Snapshot>>()

const snapshotOf = ({ at, market, overrides }: MarketSnapshot): Snapshot => {
  const all = kept.get(market) ?? []
  kept.set(market, all)
  const found = all.find((one) => one.at === at && one.overrides === overrides)
  if (found) return found
  const fresh = { at, overrides, quotes: new Map() }
  all.push(fresh)
  const oldest = all[0]?.at
  // A second is forgotten whole, so that what is left of it never passes for all that was seen.
  if (all.length > KEPT)
    kept.set(
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
 * What a code may have looked like to whoever asked in the second of an instant: more than one quote where testers
 * changed the market within it, none where that is no longer known.
 */
export const quotesSeen = (market: PaperMarket, seenAt: Instant, code: string): ReadonlyArray<WireQuote> => {
  const second = Math.floor(seenAt / SECOND)
  const then = (kept.get(market) ?? []).filter(({ at }) => Math.floor(at / SECOND) === second)
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
