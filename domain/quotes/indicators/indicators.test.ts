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
    expect(parabolicSar([], 0.02, 0.2)).toEqual([])
  })

  it.each([
    // Where a rise turns at once, its highest high is the value; where a fall does, its lowest low.
    ['rose further than it fell', [12, 7], 12],
    ['rose as far as it fell', [11, 7], 11],
    ['fell further than it rose', [11, 6], 6],
    ['stayed inside of the first, nearer to its low', [8.5, 8.5], 8],
    ['has the low of the first', [9, 8], 9],
  ])('begins as TA-Lib does where the second bar %s', (_, [high = 0, low = 0], value) => {
    const values = parabolicSar(
      [
        { high: 10, low: 8 },
        { high, low },
      ],
      0.02,
      0.2,
    )
    expect(values).toEqual([undefined, value])
  })

  it('stays outside of the two bars before, and turns where a bar reaches it', () => {
    const bars = [
      { high: 10, low: 8 },
      { high: 12, low: 9 },
      { high: 14, low: 10 },
      // 9 + 0.8 × (14 − 9) is 13, but the low before the last one is 9.
      { high: 15, low: 12 },
      { high: 14, low: 10 },
      { high: 15, low: 9 },
    ]
    expect(parabolicSar(bars, 0.5, 0.8)).toEqual([undefined, 8, 9, 9, 15, 9])
  })

  it('is faster only where a bar is beyond the extreme, not at it', () => {
    const bars = [
      { high: 20, low: 18 },
      { high: 19, low: 15 },
      { high: 16, low: 14 },
    ]
    expect(parabolicSar(bars, 0.1, 0.5)).toEqual([undefined, 20, 19.5])
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
  expect(values[0]).toStrictEqual({})
  expect(values[7]).toEqual({ dif: dif[7] })
  expect(values[8]?.macd).toBe((dif[8] ?? 0) - (dea[8] ?? 0))
  // The difference of the other way round begins as late.
  expect(macdOf(closes, 6, 3, 4).map((value) => value.dif)).toEqual(dif.map((line) => line && -line))
})
