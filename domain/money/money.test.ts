import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, formatDecimal, isSame } from './decimal.ts'
import { add, CURRENCIES, fitsMinor, MINOR_UNITS, money, parseCurrency, roundToMinor, subtract } from './money.ts'

const amounts = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((cents) => decimal(String(cents)))

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

it('subtracting what was added gives the first amount back', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom(...CURRENCIES), (a, b, currency) => {
      const back = subtract(add(money(a, currency), money(b, currency)), money(b, currency))
      expect(isSame(back.amount, a)).toBe(true)
      expect(back.currency).toBe(currency)
    }),
  )
})

it('never combines two currencies', () => {
  const [euro, dollar] = [money(decimal('1'), 'EUR'), money(decimal('1'), 'USD')]
  expect(() => add(euro, dollar)).toThrow('cannot combine EUR with USD')
  expect(() => subtract(euro, dollar)).toThrow(TypeError)
})

it('rounds to what the ledger keeps', () => {
  expect(formatDecimal(roundToMinor(decimal('1.005'), 'EUR'))).toBe('1.00')
  expect(formatDecimal(roundToMinor(decimal('1.5'), 'JPY'))).toBe('2')
  expect(formatDecimal(roundToMinor(decimal('1.009'), 'MYR', 'down'))).toBe('1.00')
  expect(fitsMinor(decimal('1.50'), 'KRW')).toBe(false)
  expect(fitsMinor(decimal('1.00'), 'KRW')).toBe(true)
})
