import type { Instant } from '../../../domain/calendar/zone.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { toDrawing } from '../drawing.ts'
import { type Bar, barAt } from '../trading/bars.ts'
import type { ChartView } from '../trading/surface.ts'
import type { DrawingPoint } from './drawings.ts'

/** How near, in pixels, a price of the candle attracts a point. */
const MAGNET_REACH = 24

/** The usual time between two bars, also where nights and breaks lie between some: the least that occurs. */
export const spacing = (bars: ReadonlyArray<Pick<Bar, 'timestamp'>>): number => {
  const gaps = bars.slice(1, 60).map(({ timestamp }, nth) => timestamp - (bars[nth]?.timestamp ?? timestamp))
  return gaps.length === 0 ? 60_000 : Math.min(...gaps)
}

/** The index of the bar of a time; before the first and after the last bar, where it would be. */
export const indexOf = (bars: ReadonlyArray<Bar>, time: Instant): number => {
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) return 0
  const gap = spacing(bars)
  if (time < first.timestamp) return Math.floor((time - first.timestamp) / gap)
  if (time >= last.timestamp + gap) return bars.length - 1 + Math.floor((time - last.timestamp) / gap)
  return barAt(bars, time)
}

/** The time of an index, also of one before the first or after the last bar. */
export const timeOf = (bars: ReadonlyArray<Bar>, index: number): Instant => {
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) return 0
  const gap = spacing(bars)
  if (index < 0) return first.timestamp + index * gap
  return bars[index]?.timestamp ?? last.timestamp + (index - bars.length + 1) * gap
}

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** Where a point is drawn. */
export const pixelOf = (view: ChartView, { time, price }: DrawingPoint): Pixel => ({
  x: view.x(indexOf(view.bars, time)),
  y: view.y(toDrawing(price)),
})

/** The price of the candle that attracts a point at `y`; null where none is near. */
export const attracted = (view: Pick<ChartView, 'y'>, bar: Bar | undefined, y: number): number | null => {
  if (bar === undefined) return null
  const near = [bar.open, bar.high, bar.low, bar.close]
    .map((value) => ({ value, away: Math.abs(view.y(value) - y) }))
    .sort((a, b) => a.away - b.away)[0]
  return near !== undefined && near.away <= MAGNET_REACH ? near.value : null
}

/** The point under a pixel: with the decimals of the price, and with `magnet` at a price of the candle that is near. */
export const pointAt = (view: ChartView, { x, y }: Pixel, decimals: number, magnet: boolean): DrawingPoint => {
  const index = Math.round(view.indexAt(x))
  const value = (magnet ? attracted(view, view.bars[index], y) : null) ?? view.valueAt(y)
  // A price is above zero, also below the end of the axis.
  const least = 1 / 10 ** decimals
  return { time: timeOf(view.bars, index), price: decimal(Math.max(least, value).toFixed(decimals)) }
}
