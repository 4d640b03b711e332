import { expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import { amountProblem } from './limits.ts'

const LIMITS = { min: decimal('20.00'), max: decimal('100.00') }

it.each([
  [null, 'amount-required'],
  ['0', 'amount-required'],
  ['0.00', 'amount-required'],
  ['-20.00', 'amount-required'],
  // The number of decimals is named before the limit that the amount misses too.
  ['0.001', 'too-many-decimals'],
  ['20.001', 'too-many-decimals'],
  ['19.99', 'below-minimum'],
  ['20', undefined],
  ['20.00', undefined],
  ['100.00', undefined],
  ['100.01', 'above-maximum'],
])('finds of %s: %s', (amount, problem) => {
  expect(amountProblem(amount === null ? null : decimal(amount), 'EUR', LIMITS)).toBe(problem)
})
