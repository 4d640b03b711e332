import type { Instant } from '../../../domain/calendar/zone.ts'
import { type Decimal, decimal } from '../../../domain/money/decimal.ts'
import { changesSince, type PlacedPrice } from '../../../domain/quotes/comparing.ts'
import { toDrawing } from '../drawing.ts'
import type { ChartView } from '../trading/surface.ts'

/** Another instrument on a chart. */
export interface Comparison {
  /** In order; in its own currency. */
  readonly prices: ReadonlyArray<PlacedPrice>
  /** Its last price, at the newest bar; null where it is not known. */
  readonly latest: Decimal | null
  /** Where a bar stands among those prices. */
  readonly placeOf: (start: Instant) => number
}

/** A comparison as it is drawn. */
export interface ComparedLine {
  /** The bar at which both instruments are at 0 %. */
  readonly from: number
  /** From that bar on: the price that this instrument would have, had it changed as the other one. */
  readonly values: ReadonlyArray<number>
  /** The changes up to the last visible bar, in per cent. */
  readonly own: Decimal
  readonly other: Decimal
}

/** The line of another instrument over the visible bars; null where none of its prices are known there. */
export const comparedLine = (
  { bars, visible }: Pick<ChartView, 'bars' | 'visible'>,
  { prices, latest, placeOf }: Comparison,
): ComparedLine | null => {
  const newest = bars.at(-1)
  const last = bars[visible.to]
  if (newest === undefined || last === undefined) return null
  const place = Math.max(prices.at(-1)?.place ?? -Infinity, placeOf(newest.timestamp))
  const known = latest && prices.length > 0 ? [...prices, { place, price: latest }] : prices
  const seen = bars.slice(visible.from, visible.to + 1)
  const changes = changesSince(
    seen.map(({ timestamp }) => placeOf(timestamp)),
    known,
  )
  const nth = changes.findIndex((change) => change !== null)
  const base = seen[nth]?.close
  const other = changes.at(-1)
  if (base === undefined || base === 0 || !other) return null
  const values = changes.slice(nth).map((change) => base * (1 + (change ? toDrawing(change) : 0) / 100))
  return { from: visible.from + nth, values, own: decimal(((last.close / base - 1) * 100).toFixed(2)), other }
}
