import { subtract } from 'effect/BigDecimal'
import { fromDayNumber, mondayOf } from '../calendar/day.ts'
import { type Instant, localDay } from '../calendar/zone.ts'
import { type Decimal, percentOf } from '../money/decimal.ts'
import type { Resolution } from './candles.ts'

/**
 * Where a candle or a minute stands on an axis that markets of different zones share: days, weeks and months by each
 * market's own calendar, shorter ones by their instant. Source: RULES.md, candles.
 */
export const sharedPlace = (range: Resolution | 'time-share', zone: string, start: Instant): number => {
  if (range !== 'day' && range !== 'week' && range !== 'month') return start
  const day = localDay(zone, start)
  if (range === 'day') return day
  if (range === 'week') return mondayOf(day)
  const { month, year } = fromDayNumber(day)
  return year * 12 + month
}

/** A price at a place of the shared axis, in the currency of its instrument. */
export interface PlacedPrice {
  readonly place: number
  readonly price: Decimal
}

/**
 * How much an instrument has changed at each place since the first of them at which it has a price, in per cent; null
 * before. A place without a price of its own has the last one before it. Both lists are in order. Source: RULES.md,
 * candles.
 */
export const changesSince = (
  places: ReadonlyArray<number>,
  prices: ReadonlyArray<PlacedPrice>,
): ReadonlyArray<Decimal | null> => {
  let next = 0
  let base: Decimal | null = null
  return places.map((place) => {
    while ((prices[next]?.place ?? Infinity) <= place) next += 1
    const price = prices[next - 1]?.price
    if (price === undefined) return null
    base ??= price
    return base.value === 0n ? null : percentOf(subtract(price, base), base)
  })
}
