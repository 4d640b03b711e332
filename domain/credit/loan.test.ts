import { sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFERENCE_RATES } from '../funds/referenceRates.ts'
import { compare, decimal, formatDecimal, isSame, zero } from '../money/decimal.ts'
import {
  accrued,
  begunDays,
  borrowProblem,
  CREDIT_DAY,
  CREDIT_RATE,
  creditLimits,
  type Loan,
  owedOf,
  repay,
} from './loan.ts'

const loanOf = (outstanding: string): Loan => ({
  currency: 'MYR',
  outstanding: decimal(outstanding),
  rate: CREDIT_RATE,
  interest: zero,
  interestPaid: zero,
  chargedDays: 0,
  startedAt: 0,
})

describe('a credit loan', () => {
  it.each([
    [0, 1],
    [1, 1],
    [CREDIT_DAY, 1],
    [CREDIT_DAY + 1, 2],
    [7 * CREDIT_DAY, 7],
  ])('has begun so many days after %d ms: %d', (passed, days) => {
    expect(begunDays(0, passed)).toBe(days)
  })

  it('charges a day once, however often it is looked at (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 * CREDIT_DAY }), { minLength: 1 }), (looks) => {
        const last = Math.max(...looks)
        const often = [...looks].sort((a, b) => a - b).reduce((loan, at) => accrued(loan, at), loanOf('1234.57'))
        expect(isSame(often.interest, accrued(loanOf('1234.57'), last).interest)).toBe(true)
      }),
    )
  })

  it('pays interest first; parts together are never more than principal and rounded interest (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 12 }), (cents) => {
        let loan = loanOf('5000.00')
        let paid = zero
        cents.forEach((part, day) => {
          loan = accrued(loan, day * CREDIT_DAY + 1)
          const amount = decimal((part / 100).toFixed(2))
          if (compare(amount, owedOf(loan)) > 0) return
          const done = repay(loan, amount)
          expect(isSame(sum(done.interest, done.principal), amount)).toBe(true)
          if (compare(done.principal, zero) > 0) expect(compare(owedOf(done.loan), done.loan.outstanding)).toBe(0)
          paid = sum(paid, amount)
          loan = done.loan
        })
        const end = repay(loan, owedOf(loan))
        expect(end.isOver).toBe(true)
        expect(isSame(sum(paid, owedOf(loan)), sum(decimal('5000'), end.loan.interestPaid))).toBe(true)
      }),
    )
  })

  it('has limits in every currency, less what is owed in any', () => {
    const { max, min, quota } = creditLimits('MYR', [{ amount: decimal('1000'), currency: 'MYR' }], REFERENCE_RATES)
    expect([min, quota, max].map(formatDecimal)).toEqual(['500.00', '50000.00', '49000.00'])
    const problem = (amount: string) => borrowProblem(decimal(amount), 'MYR', { min, max })
    expect(['0', '0.001', '499.99', '49000.01', '500'].map(problem)).toEqual([
      'amount-required',
      'too-many-decimals',
      'borrow-below-minimum',
      'borrow-unavailable',
      undefined,
    ])
  })
})
