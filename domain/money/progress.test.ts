import { make } from 'effect/BigDecimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import { clampProgress, progressOf } from './progress.ts'

it.each([
  ['0', '10', 0],
  ['1', '3', 33],
  ['9999', '10000', 99],
  ['10', '10', 100],
  ['11', '10', 100],
  ['-1', '10', 0],
  ['5', '0', 0],
  ['5', '-1', 0],
])('%s of %s is %i', (done, whole, percent) => expect(progressOf(decimal(done), decimal(whole))).toBe(percent))

it('stays between 0 and 100, grows with what is done, and is 100 only at the end', () => {
  const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((value) => make(value, 2))
  const whole = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((value) => make(value, 2))
  fc.assert(
    fc.property(amount, amount, whole, (a, b, all) => {
      const [less, more] = a.value < b.value ? [a, b] : [b, a]
      expect(progressOf(less, all)).toBeLessThanOrEqual(progressOf(more, all))
      expect(progressOf(less, all)).toBeGreaterThanOrEqual(0)
      expect(progressOf(more, all) === 100).toBe(more.value >= all.value)
    }),
  )
})

it.each([
  [-5, 0],
  [33.9, 33],
  [120, 100],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 100],
])('draws %d as %i', (percent, drawn) => expect(clampProgress(percent)).toBe(drawn))
