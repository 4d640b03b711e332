import { subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, decimal } from '../../../domain/money/decimal.ts'
import type { Bar } from '../trading/bars.ts'
import type { ChartView } from '../trading/surface.ts'
import { type DrawingKind, type DrawingPoint, POINTS } from './drawings.ts'
import { indexOf, timeOf } from './place.ts'

/** How far something moves: candles, and an amount of the price. */
export interface Shift {
  readonly bars: number
  readonly price: Decimal
}

/** A point moved; its price never falls below `least`. */
export const shifted = (
  point: DrawingPoint,
  { bars: by, price: change }: Shift,
  bars: ReadonlyArray<Bar>,
  least: Decimal,
): DrawingPoint => {
  const price = sum(point.price, change)
  return {
    time: by === 0 ? point.time : timeOf(bars, indexOf(bars, point.time) + by),
    price: compare(price, least) < 0 ? least : price,
  }
}

/** The shift from one point to another. */
export const shiftBetween = (from: DrawingPoint, to: DrawingPoint, bars: ReadonlyArray<Bar>): Shift => ({
  bars: indexOf(bars, to.time) - indexOf(bars, from.time),
  price: subtract(to.price, from.price),
})

/** What an arrow key moves: a candle, or a tick of the price; null for other keys. */
export const keyShift = (key: string, tick: Decimal): Shift | null => {
  const none = decimal('0')
  if (key === 'ArrowLeft') return { bars: -1, price: none }
  if (key === 'ArrowRight') return { bars: 1, price: none }
  if (key === 'ArrowUp') return { bars: 0, price: tick }
  return key === 'ArrowDown' ? { bars: 0, price: subtract(none, tick) } : null
}

/** Where a drawing begins that is added without a tap: across the middle of what is visible. */
export const suggested = (
  kind: DrawingKind,
  { bars, visible: { from, to } }: Pick<ChartView, 'bars' | 'visible'>,
  decimals: number,
): ReadonlyArray<DrawingPoint> => {
  const at = (share: number, end: 'low' | 'high'): ReadonlyArray<DrawingPoint> => {
    const bar = bars[Math.round(from + (to - from) * share)]
    return bar === undefined ? [] : [{ time: bar.timestamp, price: decimal(bar[end].toFixed(decimals)) }]
  }
  return [...at(0.25, 'low'), ...at(0.75, 'high'), ...at(0.5, 'high')].slice(0, POINTS[kind])
}
