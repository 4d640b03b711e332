import { multiply } from 'effect/BigDecimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crossRate } from '../../../domain/exchange/rates.ts'
import { REFERENCE_RATES } from '../../../domain/exchange/referenceRates.ts'
import { compare, decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { ratesAt } from './rates.ts'

const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') }).map((at) => new Date(at))

it('deviates at most 0.4 % from the reference, whenever it is read', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const rates = ratesAt(now)
      for (const currency of CURRENCIES) {
        const reference = REFERENCE_RATES[currency]
        expect(compare(rates[currency], multiply(reference, decimal('0.996')))).toBe(1)
        expect(compare(rates[currency], multiply(reference, decimal('1.004')))).toBe(-1)
      }
    }),
  )
})

it('is the same for the same instant and moves within a minute', () => {
  const now = new Date('2026-01-15T02:00:00Z')
  const at = (seconds: number) =>
    formatDecimal(crossRate(ratesAt(new Date(now.getTime() + seconds * 1_000)), 'EUR', 'MYR'))
  expect(at(0)).toBe(at(0))
  expect(new Set(Array.from({ length: 7 }, (_, n) => at(n * 10))).size).toBe(7)
})

it('keeps the dollar constant, in which the others are measured', () => {
  expect(formatDecimal(ratesAt(new Date('2026-01-15T02:00:00Z')).USD)).toBe('1.000000')
})
