import { make } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import {
  formatAmount,
  formatChange,
  formatForEditing,
  formatPercent,
  formatPercentChange,
  formatPlainPercent,
  formatPrice,
  formatPriceChange,
  formatQuantity,
  formatDayRate,
  formatRate,
  formatReturn,
  formatShare,
  UNKNOWN_FIGURE,
} from './format.ts'

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 10 }))
  .map(([value, scale]) => make(value, scale))

describe('amounts', () => {
  it.each([
    ['0', '0,00'],
    ['128450.32', '128.450,32'],
    ['999', '999,00'],
    ['1000', '1.000,00'],
    ['-1234567.891', '−1.234.567,89'],
    ['0.005', '0,01'],
    ['-0.004', '0,00'],
    ['-0.005', '−0,01'],
  ])('%s is %s', (from, to) => expect(formatAmount(decimal(from))).toBe(to))

  it('always have two decimals, groups of three, and never a negative zero', () => {
    fc.assert(
      fc.property(anyDecimal, (n) => {
        expect(formatAmount(n)).toMatch(/^−?(?:0|[1-9]\d{0,2}(?:\.\d{3})*),\d{2}$/)
        expect(formatAmount(n)).not.toBe('−0,00')
        expect(formatChange(n)).toMatch(/^(?:0,00|[+−].*)$/)
        expect(formatChange(n)).not.toMatch(/^[+−]0,00$/)
      }),
    )
  })
})

it('writes a dash for a figure that is not known, never a zero', () => expect(UNKNOWN_FIGURE).toBe('—'))

it('signs changes only where there is one', () => {
  expect(formatChange(decimal('1204.18'))).toBe('+1.204,18')
  expect(formatChange(decimal('-3'))).toBe('−3,00')
  expect(formatChange(decimal('0.001'))).toBe('0,00')
})

it('writes percentage points', () => {
  expect(formatPercent(decimal('4.03'))).toBe('4,03\u00a0%')
  expect(formatPercentChange(decimal('0.95'))).toBe('+0,95\u00a0%')
  expect(formatPercentChange(decimal('-0.17'))).toBe('−0,17\u00a0%')
  expect(formatPercentChange(decimal('0'))).toBe('0,00\u00a0%')
})

it.each([
  ['1000', '+1.000,00 %'],
  ['1000.01', '> +1.000 %'],
  ['51965463.67', '> +1.000 %'],
  ['-1711', '< −1.000 %'],
  ['-2.82', '−2,82 %'],
])('a return of %s is %s', (points, shown) =>
  expect(formatReturn(decimal(points)).replaceAll('\u00a0', ' ')).toBe(shown),
)

it.each([
  ['12000', '12.000'],
  ['12000.00', '12.000'],
  ['0.1250', '0,125'],
  ['-3', '−3'],
  ['0.00', '0'],
])('quantity %s is %s', (from, to) => expect(formatQuantity(decimal(from))).toBe(to))

it('prices follow the tick', () => {
  expect(formatPrice(decimal('12.9'), decimal('0.005'))).toBe('12,900')
  expect(formatPrice(decimal('12.90'), decimal('0.10'))).toBe('12,9')
  expect(formatPrice(decimal('1250'), decimal('5'))).toBe('1.250')
  expect(formatPriceChange(decimal('-0.5'), decimal('0.01'))).toBe('−0,50')
  expect(formatPriceChange(decimal('0.5'), decimal('0.01'))).toBe('+0,50')
})

it('edits without grouping', () => expect(formatForEditing(decimal('-12345.60'))).toBe('-12345,60'))

it.each([
  ['0.1', '0,10 %'],
  ['0.10', '0,10 %'],
  ['0.1425', '0,1425 %'],
  ['0.125', '0,125 %'],
  ['50', '50,00 %'],
])('shows the rate %s with every decimal it has, two at least', (points, shown) => {
  expect(formatRate(decimal(points)).replace('\u00a0', ' ')).toBe(shown)
})

it.each([
  ['0.008', '0,0080 %'],
  ['0.0275', '0,0275 %'],
  ['0.03', '0,0300 %'],
])('shows the rate per day %s with four decimals', (points, shown) => {
  expect(formatDayRate(decimal(points)).replace('\u00a0', ' ')).toBe(shown)
})

it('shows percentage points with no decimals they do not need', () => {
  expect(formatPlainPercent(decimal('50.00'))).toBe('50\u00a0%')
  expect(formatPlainPercent(decimal('0.1425'))).toBe('0,1425\u00a0%')
})

it.each([
  ['0', '0,00\u00a0%'],
  ['0.000001', '<\u00a00,01\u00a0%'],
  ['0.0049', '<\u00a00,01\u00a0%'],
  ['0.005', '0,01\u00a0%'],
  ['4.03', '4,03\u00a0%'],
])('what is %s per cent of a whole is shown as %s', (points, text) => {
  expect(formatShare(decimal(points))).toBe(text)
})
