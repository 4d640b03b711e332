import { chance, STREAM, swing } from '../chance.ts'
import type { Character } from '../character.ts'
import { BAR_SECONDS, type DayPath } from './dayPath.ts'
import { snap } from '../priceGrid.ts'

const LAST_SECOND = BAR_SECONDS - 1
/** The multiplier that gives bars unique numbers over all days: more than any day has bars. */
const BARS_APART = 512

/**
 * The price in a second (0 to 299) of a bar: from its open to its close by way of its low and high, in a random order
 * and at random moments. Never outside the bar; it opens and closes exactly as the bar does, and reaches both extremes.
 */
export const priceInBar = ({ seed, grid }: Character, path: DayPath, bar: number, second: number): number => {
  const high = path.high[bar] ?? 0
  const low = path.low[bar] ?? 0
  if (high === low) return high
  const number = path.day * BARS_APART + bar
  const draw = chance(seed, STREAM.knots, number, 0)
  const firstAt = 20 + Math.floor(110 * chance(seed, STREAM.knots, number, 1))
  const secondAt = 150 + Math.floor(130 * chance(seed, STREAM.knots, number, 2))
  const [first, then] = draw < 0.5 ? [low, high] : [high, low]

  let [from, to, start, end] = [then, path.close[bar] ?? 0, secondAt, LAST_SECOND]
  if (second < firstAt) [from, to, start, end] = [path.open[bar] ?? 0, first, 0, firstAt]
  else if (second < secondAt) [from, to, start, end] = [first, then, firstAt, secondAt]
  if (second === start) return from
  if (second >= end) return to

  const part = (second - start) / (end - start)
  const flicker =
    0.6 * swing(seed, STREAM.flicker, number, second >> 1) +
    0.4 * swing(seed, STREAM.flicker, number, 1000 + (second >> 3))
  const value = snap(grid, from + (to - from) * part + (high - low) * part * (1 - part) * flicker)
  return value < low ? low : value > high ? high : value
}

/** Lots traded from the bar's start to the end of a second. Never decreases; the last second completes the bar. */
export const volumeInBar = ({ seed }: Character, path: DayPath, bar: number, second: number): number => {
  const volume = path.volume[bar] ?? 0
  if (second >= LAST_SECOND) return volume
  const number = path.day * BARS_APART + bar
  return Math.floor((volume * (second + 0.9 * chance(seed, STREAM.trades, number, second))) / BAR_SECONDS)
}
