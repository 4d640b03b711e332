/** The prices of a bar as a chart draws them. They are drawn and never compared with an amount, so they are numbers. */
export interface DrawnBar {
  readonly high: number
  readonly low: number
  readonly close: number
}

/** The largest of the bar's own range and its distances from the close before it. */
const trueRange = ({ high, low }: DrawnBar, before: number): number =>
  Math.max(high - low, Math.abs(high - before), Math.abs(low - before))

/**
 * Average true range with Wilder's smoothing, a value for each bar; undefined for the first `period` ones. The first value is
 * the mean of `period` true ranges from the second bar on. Source: RULES.md, indicators.
 */
export const averageTrueRange = (bars: ReadonlyArray<DrawnBar>, period: number): ReadonlyArray<number | undefined> => {
  let total = 0
  let average: number | undefined
  return bars.map((bar, nth) => {
    const before = bars[nth - 1]
    if (before === undefined) return undefined
    const range = trueRange(bar, before.close)
    if (average !== undefined) average = (average * (period - 1) + range) / period
    else {
      total += range
      if (nth === period) average = total / period
    }
    return average
  })
}
