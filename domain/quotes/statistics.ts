import { subtract } from 'effect/BigDecimal'
import { type Decimal, divideTo, percentOf } from '../money/decimal.ts'

/** What a trading day has shown so far; prices in the instrument's currency. */
export interface DayFigures {
  readonly price: Decimal
  readonly previousClose: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly volume: Decimal
  readonly turnover: Decimal
}

export interface DayStatistics {
  /** Price less previous close. */
  readonly change: Decimal
  /** Change in percentage points of the previous close, two decimals. */
  readonly changePercent: Decimal
  /** High less low in percentage points of the previous close, two decimals. */
  readonly amplitude: Decimal
  /** Turnover over volume with the price's decimals; the price where nothing traded. */
  readonly averagePrice: Decimal
}

/** Change, amplitude and average of a day. Source: RULES.md, statistics. */
export const dayStatistics = (day: DayFigures): DayStatistics => {
  const change = subtract(day.price, day.previousClose)
  return {
    change,
    changePercent: percentOf(change, day.previousClose),
    amplitude: percentOf(subtract(day.high, day.low), day.previousClose),
    averagePrice: day.volume.value === 0n ? day.price : divideTo(day.turnover, day.volume, day.price.scale, 'half-up'),
  }
}
