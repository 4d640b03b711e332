import { describe, expect, it } from 'vitest'
import { REFERENCE_RATES } from '../exchange/referenceRates.ts'
import { decimal, formatDecimal } from '../money/decimal.ts'
import { feeOf, WITHDRAWAL_FEES } from './fees.ts'

describe('the fee of a withdrawal', () => {
  it.each([
    ['100', 'MYR', 'bank', '1.00'],
    ['5000', 'MYR', 'bank', '5.00'],
    ['500000', 'MYR', 'bank', '50.00'],
    ['1000', 'EUR', 'bank', '1.00'],
    ['100', 'USDT', 'TRC20', '1.00'],
    ['100', 'USDT', 'ERC20', '5.00'],
    ['100', 'EUR', 'BTC', '9.21'],
  ] as const)('%s %s by %s costs %s', (amount, currency, method, fee) =>
    expect(formatDecimal(feeOf(WITHDRAWAL_FEES[method], decimal(amount), currency, REFERENCE_RATES))).toBe(fee),
  )

  it('is half-even to the cent, and never more than the amount', () => {
    const ofBank = (amount: string) =>
      formatDecimal(feeOf(WITHDRAWAL_FEES.bank, decimal(amount), 'MYR', REFERENCE_RATES))
    expect(['1005.00', '1015.00', '0.50'].map(ofBank)).toEqual(['1.00', '1.02', '0.50'])
  })
})
