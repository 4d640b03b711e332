import { make } from 'effect/BigDecimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { formatAmount } from '../../domain/money/format.ts'
import { amountText } from './figure.ts'

it('is written as the app writes it', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 2 }), (value, scale) => {
      const amount = make(value, scale)
      expect(amountText(formatDecimal(amount))).toBe(formatAmount(amount))
    }),
  )
})

it.each(['0', '-0', '-0.00', '0.5', '-0.50', '1000', '143500', '1234567.89'])('of %j is that of the app', (text) => {
  expect(amountText(text)).toBe(formatAmount(decimal(text)))
})

it('may be a number', () => expect(amountText(143500.5)).toBe('143.500,50'))

it.each(['', '-', '1.005', '1e21', '007', 'x', null, undefined, {}])('is left to the app for %j', (text) =>
  expect(amountText(text)).toBeNull(),
)
