import { make } from 'effect/BigDecimal'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Candle } from '../../../domain/quotes/candles.ts'
import type { TimeSharePoint } from '../series.ts'

/** Seeded random numbers from 0 to 1: the same seed gives the same market. */
const chance = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const cents = (n: number) => make(BigInt(Math.max(1, Math.round(n))), 2)

/** The instants of the bars that a market would have, newest last. */
export const everyMinutes = (last: Instant, minutes: number, count: number): ReadonlyArray<Instant> =>
  Array.from({ length: count }, (_, nth) => last - (count - 1 - nth) * minutes * 60_000)

/** An invented random walk of candles with prices around `middle` (in cents). */
export const walk = (starts: ReadonlyArray<Instant>, seed: number, middle: number): Array<Candle> => {
  const next = chance(seed)
  let price = middle
  return starts.map((start) => {
    const open = price
    const close = Math.max(5, open + (next() - 0.48) * middle * 0.012)
    const high = Math.max(open, close) + next() * middle * 0.004
    const low = Math.max(1, Math.min(open, close) - next() * middle * 0.004)
    const volume = 2_000 + Math.round(next() * 90_000)
    price = close
    return {
      start,
      open: cents(open),
      high: cents(Math.max(high, open, close)),
      low: cents(Math.min(low, open, close)),
      close: cents(close),
      volume: make(BigInt(volume), 0),
      turnover: make(BigInt(Math.round(volume * close)), 2),
    }
  })
}

/** The minutes of a day so far. */
export const dayLine = (starts: ReadonlyArray<Instant>, seed: number, middle: number): Array<TimeSharePoint> => {
  const next = chance(seed)
  let price = middle
  let [quantity, amount] = [0, 0]
  return starts.map((time) => {
    price += (next() - 0.49) * middle * 0.0022
    const volume = 500 + Math.round(next() * 9_000)
    quantity += volume
    amount += volume * price
    return {
      time,
      price: cents(price),
      average: make(BigInt(Math.round((amount / quantity) * 100)), 4),
      volume: make(BigInt(volume), 0),
    }
  })
}
