import { describe, expect, it } from 'vitest'
import { averageTrueRange } from './atr.ts'
import { exponentialAverage, macdOf } from './macd.ts'
import { parabolicSar } from './sar.ts'
import { ATR_EXAMPLE, EMA_EXAMPLE, WILDER_SAR } from './testing/published.ts'

/** As near as the published figures are exact. */
const expectNear = (values: ReadonlyArray<number | undefined>, published: ReadonlyArray<number>, within: number) => {
  const known = values.filter((value) => value !== undefined)
  expect(known).toHaveLength(published.length)
  for (const [nth, value] of known.entries()) expect(Math.abs(value - (published[nth] ?? 0))).toBeLessThan(within)
}

it('averages the true range as in the published example', () => {
  const values = averageTrueRange(ATR_EXAMPLE.bars, ATR_EXAMPLE.period)
  expect(values.slice(0, ATR_EXAMPLE.period)).toEqual(Array.from({ length: ATR_EXAMPLE.period }))
  expectNear(values, ATR_EXAMPLE.values, 0.0001)
})

describe('the parabolic stop and reverse', () => {
  it('has the values of Wilder’s own example', () => {
    const values = parabolicSar(WILDER_SAR.bars, 0.02, 0.2)
    expect(values[0]).toBeUndefined()
    for (const [at, value] of WILDER_SAR.values) expect(Math.abs((values[at] ?? 0) - value)).toBeLessThan(0.002)
  })

  it('is on one side of every bar that it does not turn at', () => {
    const values = parabolicSar(WILDER_SAR.bars, 0.02, 0.2)
    WILDER_SAR.bars.forEach(({ high, low }, nth) => {
      const value = values[nth]
      if (value !== undefined) expect(value <= low || value >= high).toBe(true)
    })
  })

  it('begins with a fall where the second bar fell, and needs two bars', () => {
    const falling = [0, 1, 2, 3].map((nth) => ({ high: 10 - nth, low: 9 - nth }))
    expect(parabolicSar(falling, 0.02, 0.2)[1]).toBe(10)
    expect(parabolicSar(falling.slice(0, 1), 0.02, 0.2)).toEqual([undefined])
  })
})

it('averages exponentially as in the published example', () => {
  expectNear(exponentialAverage(EMA_EXAMPLE.closes, EMA_EXAMPLE.period), EMA_EXAMPLE.values, 0.011)
})

it('takes the difference of two averages, its average, and their plain difference', () => {
  const closes = EMA_EXAMPLE.closes
  const values = macdOf(closes, 3, 6, 4)
  const [short, long] = [exponentialAverage(closes, 3), exponentialAverage(closes, 6)]
  const dif = closes.map((_, nth) => (nth < 5 ? undefined : (short[nth] ?? 0) - (long[nth] ?? 0)))
  const dea = exponentialAverage(dif, 4)
  expect(values.map((value) => value.dif)).toEqual(dif)
  expect(values.map((value) => value.dea)).toEqual(dea)
  expect(values[7]).toEqual({ dif: dif[7] })
  expect(values[8]?.macd).toBe((dif[8] ?? 0) - (dea[8] ?? 0))
})
