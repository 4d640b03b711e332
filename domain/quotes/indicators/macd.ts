/** Moving average convergence and divergence of a bar; a part is undefined while it has too few bars. */
export interface Macd {
  readonly dif?: number
  readonly dea?: number
  readonly macd?: number
}

/** Exponential average; the first value is the mean of `period` values. Undefined before it, and where the input is. */
export const exponentialAverage = (
  values: ReadonlyArray<number | undefined>,
  period: number,
): ReadonlyArray<number | undefined> => {
  let [count, total] = [0, 0]
  let average: number | undefined
  return values.map((value) => {
    if (value === undefined) return undefined
    if (average !== undefined) return (average += ((value - average) * 2) / (period + 1))
    count += 1
    total += value
    if (count === period) average = total / period
    return average
  })
}

/**
 * MACD as Appel defines it: the difference of two exponential averages, its own average, and their plain difference as the
 * histogram. Source: RULES.md, indicators.
 */
export const macdOf = (
  closes: ReadonlyArray<number>,
  fast: number,
  slow: number,
  signal: number,
): ReadonlyArray<Macd> => {
  const [short, long] = [exponentialAverage(closes, fast), exponentialAverage(closes, slow)]
  const dif = closes.map((_, nth) => {
    const [a, b] = [short[nth], long[nth]]
    return a === undefined || b === undefined ? undefined : a - b
  })
  const dea = exponentialAverage(dif, signal)
  return dif.map((line, nth) => {
    const average = dea[nth]
    if (line === undefined) return {}
    return average === undefined ? { dif: line } : { dif: line, dea: average, macd: line - average }
  })
}
