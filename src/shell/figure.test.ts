import { make } from 'effect/BigDecimal'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { formatAmount, formatPrice } from '../../domain/money/format.ts'
import { figureText } from './figure.ts'

afterEach(() => void vi.unstubAllGlobals())

it('is written as the app writes an amount', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 2 }), (value, scale) => {
      const amount = make(value, scale)
      expect(figureText(formatDecimal(amount), 2)).toBe(formatAmount(amount))
    }),
  )
})

it('is written as the app writes a price with the decimals of its instrument', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 8 }), fc.nat(8), (value, decimals, fewer) => {
      const price = make(value, Math.max(0, decimals - fewer))
      expect(figureText(formatDecimal(price), decimals)).toBe(formatPrice(price, make(1n, decimals)))
    }),
  )
})

it.each(['0', '-0', '-0.00', '0.5', '-0.50', '1000', '143500', '1234567.89'])('of %j is that of the app', (text) => {
  expect(figureText(text, 2)).toBe(formatAmount(decimal(text)))
})

it('may be a number', () => expect(figureText(143500.5, 2)).toBe('143.500,50'))

it.each(['', '-', '1.005', '1e21', '007', 'x', null, undefined, {}])('is left to the app for %j', (text) =>
  expect(figureText(text, 2)).toBeNull(),
)

it('is left to the app where the decimals are not known, and in another style of figures', () => {
  expect(figureText('12.5', Number.NaN)).toBeNull()
  vi.stubGlobal('localStorage', { getItem: () => 'comma-dot' })
  expect(figureText('12.5', 2)).toBeNull()
})
