import { subtract } from 'effect/BigDecimal'
import { addMonths, type DayNumber, fromDayNumber, mondayOf, toDayNumber } from '../calendar/day.ts'
import { type Instant, instantOf, localDay } from '../calendar/zone.ts'
import { type Decimal, percentOf } from '../money/decimal.ts'
import type { Candle, Resolution } from './candles.ts'

/** The ranges of the line of an instrument: today, up to its latest day a week, a month, a year, five years, or all. */
export const SPANS = ['1D', '1W', '1M', '1Y', '5Y', 'All'] as const
export type Span = (typeof SPANS)[number]
/** One that is drawn from candles; today is drawn from its minutes. */
export type LongSpan = Exclude<Span, '1D'>

/** The candles that a line is drawn from, and how many: enough for markets that never close, and one before. */
export const SPAN_CANDLES: Readonly<Record<LongSpan, { readonly resolution: Resolution; readonly limit: number }>> = {
  '1W': { resolution: '30min', limit: 400 },
  '1M': { resolution: 'day', limit: 40 },
  '1Y': { resolution: 'day', limit: 400 },
  '5Y': { resolution: 'week', limit: 270 },
  All: { resolution: 'month', limit: 1000 },
}

/** With fewer points than this a line of weeks or months is drawn from days instead. */
export const FEWEST_POINTS = 24

/** The first day of a range that ends with a day; null for all. */
const firstDay = (span: LongSpan, latest: DayNumber): DayNumber | null => {
  const monthsAgo = (months: number) => toDayNumber(addMonths(fromDayNumber(latest), -months))
  switch (span) {
    case '1W':
      return latest - 7
    case '1M':
      return monthsAgo(1)
    case '1Y':
      return monthsAgo(12)
    case '5Y':
      // Weeks are the finest that five years are asked in.
      return mondayOf(monthsAgo(60))
    default:
      return null
  }
}

/** The part of a history that a range covers. */
export interface Covered {
  /** Its candles, oldest first; where the history goes further back, with the one before, at whose close the line begins. */
  readonly candles: ReadonlyArray<Candle>
  /** The price with which the range is compared: the close before it, else the first price that is known. */
  readonly base: Decimal
  /** When the history begins, where it does not reach back to the range's begin, and for all. */
  readonly since: Instant | null
}

/**
 * What a range covers, counted back from the newest candle; null without candles. Source: RULES.md, candles.
 */
export const coveredBy = (span: LongSpan, candles: ReadonlyArray<Candle>, zone: string): Covered | null => {
  const [first] = candles
  if (first === undefined) return null
  const newest = candles.at(-1) ?? first
  const begin = firstDay(span, localDay(zone, newest.start))
  const from = begin === null ? null : instantOf(zone, begin, 0)
  const before = from === null ? -1 : candles.findLastIndex(({ start }) => start < from)
  const base = candles[before]
  return base === undefined
    ? { candles, base: first.open, since: first.start }
    : { candles: candles.slice(before), base: base.close, since: null }
}

/** The return of a unit from a price to another; null where either is not known. */
export const returnBetween = (
  base: Decimal | null,
  price: Decimal | null,
): { readonly amount: Decimal; readonly percent: Decimal } | null => {
  if (base === null || price === null || base.value === 0n) return null
  const amount = subtract(price, base)
  return { amount, percent: percentOf(amount, base) }
}
