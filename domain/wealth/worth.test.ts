import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../money/decimal.ts'
import { worthIn } from './worth.ts'

const RATES = { USD: '0.9', JPY: '0.00615' } as const
const rateOf = (currency: string) => decimal(currency === 'USD' ? RATES.USD : RATES.JPY)

it('adds the totals of all currencies, each converted and rounded by itself', () => {
  const totals = [
    { currency: 'EUR', total: decimal('100.25') },
    { currency: 'USD', total: decimal('10.01') },
    { currency: 'JPY', total: decimal('1001') },
  ] as const
  // 100.25 + 9.009 → 9.01 + 6.15615 → 6.16
  expect(formatDecimal(worthIn(totals, 'EUR', rateOf))).toBe('115.42')
  expect(formatDecimal(worthIn([], 'EUR', rateOf))).toBe('0')
})
