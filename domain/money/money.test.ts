import { expect, it } from 'vitest'
import { decimal, formatDecimal } from './decimal.ts'
import { CURRENCIES, fitsMinor, MINOR_UNITS, money, parseCurrency, roundToMinor } from './money.ts'

it('knows its eleven currencies and their decimals', () => {
  expect(CURRENCIES).toEqual(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'])
  expect(CURRENCIES.filter((currency) => MINOR_UNITS[currency] === 0)).toEqual(['JPY', 'VND', 'KRW'])
})

it('reads a code in any case and RMB as CNY', () => {
  expect(parseCurrency('usdt')).toBe('USDT')
  expect(parseCurrency('RMB')).toBe('CNY')
  expect(parseCurrency('XYZ')).toBeUndefined()
  expect(parseCurrency('')).toBeUndefined()
})

it('rounds to what the ledger keeps', () => {
  expect(formatDecimal(roundToMinor(decimal('1.005'), 'EUR'))).toBe('1.00')
  expect(formatDecimal(roundToMinor(decimal('1.5'), 'JPY'))).toBe('2')
  expect(formatDecimal(roundToMinor(decimal('1.009'), 'MYR', 'down'))).toBe('1.00')
  expect(fitsMinor(decimal('1.50'), 'KRW')).toBe(false)
  expect(fitsMinor(decimal('1.00'), 'KRW')).toBe(true)
})

it('puts an amount and its currency together', () =>
  expect(money(decimal('1.50'), 'EUR')).toEqual({ amount: decimal('1.50'), currency: 'EUR' }))
