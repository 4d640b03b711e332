import { subtract } from 'effect/BigDecimal'
import { formatDecimal, percentOf } from '../../../../domain/money/decimal.ts'
import type { Data } from '../../../platform/contract/operations.ts'
import { DAY } from '../../../platform/clock/instant.ts'
import { NOTHING } from '../../../market/listing/figures.ts'
import { findListing } from '../../../market/listing/listings.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import { marketSnapshotOf } from '../../markets/marketSnapshot.ts'

/** Enough days before the beginning to contain a trading day, whatever holidays there are. */
const SPARE_DAYS = 34

type IndexGrowth = NonNullable<Data<'/trade/performance'>['index']>

/** The growth of an index since its last close before an instant; undefined for what is no index. */
export const indexGrowth = async (call: SignedInCall, code: string, from: Date): Promise<IndexGrowth | undefined> => {
  const listing = findListing(code)
  if (listing?.instrument.market !== 'INDEX') return undefined
  const { at, market, overrides } = await marketSnapshotOf(call)
  const limit = Math.ceil((call.now.getTime() - from.getTime()) / DAY) + SPARE_DAYS
  const { candles = [] } = market.candles(code, { resolution: 'day', at, limit }, overrides) ?? {}
  const first = candles.findLastIndex(({ start }) => start < from.getTime())
  const days = candles.slice(Math.max(first, 0))
  const base = days[0]?.close
  return {
    code,
    name: listing.instrument.name,
    days: days.map(({ close, start }) => ({
      time: start,
      growth: base ? formatDecimal(percentOf(subtract(close, base), base)) : NOTHING,
    })),
  }
}
