import { normalize, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFERENCE_RATES } from '../exchange/referenceRates.ts'
import { compare, decimal, formatDecimal, isSame, zero } from '../money/decimal.ts'
import {
  accrued,
  begunDays,
  borrowProblem,
  CREDIT_DAY,
  CREDIT_RATE,
  CREDIT_TERMS,
  creditLimits,
  type Loan,
  owedOf,
  repay,
} from './loan.ts'
import { CREDIT_STEPS } from './states.ts'

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
    expect(begunDays(50 * CREDIT_DAY, 50 * CREDIT_DAY + passed)).toBe(days)
  })

  it('costs 0.03 per cent of the principal for each begun day, exactly', () => {
    const after = (ms: number) => formatDecimal(normalize(accrued(loanOf('1234.57'), ms).interest))
    expect([1, CREDIT_DAY, CREDIT_DAY + 1, 7 * CREDIT_DAY].map(after)).toEqual([
      '0.370371',
      '0.370371',
      '0.740742',
      '2.592597',
    ])
  })

  it('refunds nothing when it is calculated again at an earlier instant', () => {
    const fiveDays = accrued(loanOf('1000.00'), 5 * CREDIT_DAY)
    expect(accrued(fiveDays, CREDIT_DAY)).toEqual(fiveDays)
  })

  it('runs for 7, 14 or 30 days of 24 hours', () => {
    expect(CREDIT_TERMS).toEqual([7, 14, 30])
    expect(CREDIT_DAY).toBe(86_400_000)
  })

  it.each([
    ['10.00', '3.00', '7.00', '993.00', false],
    ['2.99', '2.99', '0', '1000.00', false],
    ['1003.00', '3.00', '1000.00', '0', true],
    ['1002.99', '3.00', '999.99', '0.01', false],
  ])('of 1000.00 with 3.00 of interest, repaid with %s', (amount, interest, principal, left, isOver) => {
    const done = repay(accrued(loanOf('1000.00'), 10 * CREDIT_DAY), decimal(amount))
    const figures = [done.interest, done.principal, done.loan.outstanding]
    expect(figures.map((figure, at) => isSame(figure, decimal([interest, principal, left][at] ?? '')))).toEqual([
      true,
      true,
      true,
    ])
    expect(done.isOver).toBe(isOver)
  })

  it('waives a rest of interest below half a unit', () => {
    const done = repay({ ...loanOf('10.00'), interest: decimal('0.004') }, decimal('10.00'))
    expect([formatDecimal(done.interest), done.isOver]).toEqual(['0', true])
  })

  it('charges a day once, however often it is calculated (property)', () => {
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
    expect(borrowProblem(null, 'MYR', { min, max })).toBe('amount-required')
    expect(problem('49000')).toBeUndefined()
    expect(['0', '0.001', '499.99', '49000.01', '500'].map(problem)).toEqual([
      'amount-required',
      'too-many-decimals',
      'borrow-below-minimum',
      'borrow-unavailable',
      undefined,
    ])
  })

  it('rounds the least up, the quota down and what is owed up, in other currencies', () => {
    const owed = [
      { amount: decimal('100.01'), currency: 'MYR' as const },
      { amount: decimal('20.00'), currency: 'EUR' as const },
    ]
    const limits = creditLimits('EUR', owed, REFERENCE_RATES)
    expect([limits.min, limits.quota, limits.owed, limits.max].map(formatDecimal)).toEqual([
      '108.53',
      '10852.53',
      '41.71',
      '10810.82',
    ])
  })

  it('has nothing left of a quota that is used up', () => {
    const owed = [{ amount: decimal('60000'), currency: 'MYR' as const }]
    expect(formatDecimal(creditLimits('MYR', owed, REFERENCE_RATES).max)).toBe('0')
  })
})

it.each([
  ['running', 'the rest is repaid', 'repaid'],
  ['running', 'it is due and the wallet has too little', 'overdue'],
  ['overdue', 'the rest is repaid', 'repaid'],
  ['overdue', 'it is due and the wallet has too little', undefined],
  ['repaid', 'the rest is repaid', undefined],
  ['repaid', 'it is due and the wallet has too little', undefined],
] as const)('a credit loan that is %s, when %s: %s', (state, event, next) => {
  expect(CREDIT_STEPS[state][event]).toBe(next)
})
