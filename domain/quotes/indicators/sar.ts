import type { DrawnBar } from './atr.ts'

type Extremes = Pick<DrawnBar, 'high' | 'low'>

interface Trend {
  readonly isUp: boolean
  readonly sar: number
  /** The highest high of a rise, the lowest low of a fall. */
  readonly extreme: number
  readonly factor: number
}

/** A rise as Wilder begins it, unless the second bar fell further than it rose. */
const firstTrend = (first: Extremes, second: Extremes, step: number): Trend => {
  const [up, down] = [second.high - first.high, first.low - second.low]
  const isUp = !(down > 0 && down > up)
  return {
    isUp,
    sar: isUp ? first.low : first.high,
    extreme: isUp ? second.high : second.low,
    factor: step,
  }
}

/** Never inside the range of the two bars before. */
const outside = (isUp: boolean, sar: number, before: Extremes, now: Extremes): number =>
  isUp ? Math.min(sar, before.low, now.low) : Math.max(sar, before.high, now.high)

/**
 * Wilder's parabolic stop and reverse, a value for each bar; undefined for the first one. `step` is the factor's start and
 * increase, `most` its limit: 0.02 and 0.2 as Wilder has them. Source: RULES.md, indicators.
 */
export const parabolicSar = (
  bars: ReadonlyArray<Extremes>,
  step: number,
  most: number,
): ReadonlyArray<number | undefined> => {
  const [first, second] = bars
  if (first === undefined || second === undefined) return bars.map(() => undefined)
  const start = Math.min(step, most)
  let trend = firstTrend(first, second, start)
  return bars.map((bar, nth) => {
    // The first bar to judge is compared with itself: it has begun the trend.
    const before = nth === 1 ? bar : bars[nth - 1]
    if (before === undefined) return undefined
    const { isUp, sar, extreme, factor } = trend
    const isBroken = isUp ? bar.low <= sar : bar.high >= sar
    if (isBroken) {
      const turned = outside(!isUp, extreme, before, bar)
      const newExtreme = isUp ? bar.low : bar.high
      const next = outside(!isUp, turned + start * (newExtreme - turned), before, bar)
      trend = { isUp: !isUp, sar: next, extreme: newExtreme, factor: start }
      return turned
    }
    const isFurther = isUp ? bar.high > extreme : bar.low < extreme
    const reached = isFurther ? (isUp ? bar.high : bar.low) : extreme
    const faster = isFurther ? Math.min(factor + step, most) : factor
    const next = outside(isUp, sar + faster * (reached - sar), before, bar)
    trend = { isUp, sar: next, extreme: reached, factor: faster }
    return sar
  })
}
