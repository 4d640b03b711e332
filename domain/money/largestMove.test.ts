import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, formatDecimal } from './decimal.ts'
import { largestFall, largestRise, percentMoved, shareOf, sizeOf } from './largestMove.ts'

const figures = (...values: ReadonlyArray<number | string>) =>
  values.map((value, at) => ({ at, value: decimal(String(value)) }))
const told = (...values: ReadonlyArray<number | string>) => {
  const fall = largestFall(figures(...values))
  return fall && [fall.from.at, fall.until.at, formatDecimal(percentMoved(fall))]
}

it.each([
  ['from the high before the low, not the highest of all', [100, 80, 200, 190], [0, 1, '20.00']],
  ['to the lowest after it', [100, 120, 90, 110, 60, 130], [1, 4, '50.00']],
  ['as a part of the high, not as an amount', [10, 5, 1000, 900], [0, 1, '50.00']],
  ['the first of two equal ones', [100, 50, 100, 50], [0, 1, '50.00']],
  ['from the last of equal highs, where it began', [100, 100, 50], [1, 2, '50.00']],
  ['down to nothing', [100, 40, 0, 90], [0, 2, '100.00']],
] as const)('is taken %s', (_, values, expected) => {
  expect(told(...values)).toEqual(expected)
})

it('is nothing where nothing fell, and begins at no figure of nothing', () => {
  expect(told(1, 2, 2, 3)).toBeNull()
  expect(told()).toBeNull()
  expect(told(0, -1, 100, 90)).toEqual([2, 3, '10.00'])
})

it('is what comparing every pair finds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 25 }), (values) => {
      const falls = values.flatMap((high, i) => values.slice(i + 1).map((low) => (high - low) / high))
      const found = largestFall(figures(...values))
      const largest = Math.max(0, ...falls)
      expect(found === null).toBe(largest === 0)
      if (found) {
        const [from, until] = [values[found.from.at]!, values[found.until.at]!]
        expect((from - until) / from).toBeCloseTo(largest, 12)
      }
    }),
  )
})

it('has a size without a sign, and a share with twelve decimals, half even', () => {
  const move = (from: string, until: string) => ({
    from: { at: 0, value: decimal(from) },
    until: { at: 1, value: decimal(until) },
  })
  expect(formatDecimal(sizeOf(move('100', '75.50')))).toBe('24.50')
  expect(formatDecimal(sizeOf(move('75.50', '100')))).toBe('24.50')
  expect(formatDecimal(shareOf(move('3', '2')))).toBe('0.333333333333')
  // Exactly between two: to the even one.
  expect(formatDecimal(shareOf(move('1', '0.9999999999995')))).toBe('0.000000000000')
  expect(formatDecimal(shareOf(move('1', '0.9999999999985')))).toBe('0.000000000002')
})

it('upwards is the largest rise from a low to a later high', () => {
  const rise = largestRise(figures(8, 2, 2, 5, 1, 2.6))
  expect(rise && [rise.from.at, rise.until.at, formatDecimal(percentMoved(rise))]).toEqual([4, 5, '160.00'])
  expect(largestRise(figures(3, 2, 0, 0))).toBeNull()
})
