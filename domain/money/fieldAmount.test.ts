import { expect, it } from 'vitest'
import { parseDecimal, zero } from './decimal.ts'
import { formatFieldAmount } from './fieldAmount.ts'

it.each([
  ['1500', 'USD', '1.500,00'],
  ['1500', 'JPY', '1.500'],
  ['0.5', 'EUR', '0,50'],
] as const)('%s %s is written into a field as %s', (amount, currency, text) => {
  expect(formatFieldAmount(parseDecimal(amount) ?? zero, currency)).toBe(text)
})
