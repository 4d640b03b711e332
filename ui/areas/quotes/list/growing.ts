import { max, min } from 'effect/BigDecimal'
import { zero } from '../../../../domain/money/decimal.ts'
import type { Candle } from '../../../../domain/quotes/candles.ts'
import type { Quote } from '../../../../ports/quote.ts'
import type * as Port from '../../../../ports/Quotes.ts'
import type { TimeSharePoint } from '../../../charts/series.ts'

const MINUTE = 60_000

/** A candle after a trade at the price: only the server knows its volume. */
export const grownCandle = (candle: Candle, { price, time, state }: Quote): Candle =>
  price === null || time === null || state !== 'open' || time < candle.start
    ? candle
    : { ...candle, high: max(candle.high, price), low: min(candle.low, price), close: price }

/** The newest minute after a trade: the same one with another price, or the next one, whose volume is not known yet. */
export const grownPoint = (point: TimeSharePoint, { price, time, state }: Quote): TimeSharePoint => {
  if (price === null || time === null || state !== 'open') return point
  const minute = Math.floor(time / MINUTE) * MINUTE
  if (minute < point.time) return point
  return minute === point.time ? { ...point, price } : { time: minute, price, average: point.average, volume: zero }
}

/** The minutes of a day; a missing average is replaced by the previous one, and at first by the price. */
export const drawnPoints = (
  points: ReadonlyArray<Port.TimeSharePoint>,
  before: TimeSharePoint | null = null,
): ReadonlyArray<TimeSharePoint> => {
  let average = before?.average ?? null
  return points.map((point) => {
    average = point.average ?? average ?? point.price
    return { ...point, average }
  })
}
