import { make, subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, isSame, sumOf, zero } from '../money/decimal.ts'
import {
  daysWhenRecalled,
  LENDING_DAY,
  LENDING_TERMS,
  lendableOf,
  lendingDays,
  lendingFee,
  lendingState,
  lendProblem,
  mostToLend,
} from './lending.ts'
import { SHARE_LOAN_STEPS } from './states.ts'

describe('the fee for lent shares', () => {
  it.each([
    ['1234.50', '0.02', 1, 'MYR', '0.24'],
    ['1234.50', '0.02', 7, 'MYR', '1.72'],
    ['125.00', '0.02', 1, 'MYR', '0.02'],
    ['375.00', '0.02', 1, 'MYR', '0.07'],
    ['123400', '0.015', 30, 'JPY', '555'],
  ] as const)('%s at %s per cent a day for %i days in %s is %s', (value, rate, days, currency, fee) =>
    expect(formatDecimal(lendingFee(decimal(value), decimal(rate), days, currency))).toBe(fee),
  )

  it('is for shares lent in parts at most what it is for all of them together (property)', () => {
    const cents = fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(cents, fc.constantFrom(...LENDING_TERMS), (parts, days) => {
        const of = (value: bigint) => lendingFee(make(value, 2), decimal('0.02'), days, 'MYR')
        const whole = of(parts.reduce((total, part) => total + part))
        expect(compare(sumOf(parts.map(of)), whole)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('paid day by day comes to exactly that of the term (property)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90_000_000 }),
        fc.integer({ min: 40, max: 400 }),
        fc.constantFrom('MYR' as const, 'JPY' as const),
        (cents, rate, currency) => {
          const [value, perDay] = [decimal((cents / 100).toFixed(2)), decimal((rate / 10_000).toFixed(4))]
          let paid = zero
          for (let day = 1; day <= 30; day += 1) {
            const due = subtract(lendingFee(value, perDay, day, currency), paid)
            expect(compare(due, zero)).toBeGreaterThanOrEqual(0)
            paid = sum(paid, due)
          }
          expect(isSame(paid, lendingFee(value, perDay, 30, currency))).toBe(true)
        },
      ),
    )
  })
})

describe('lending days', () => {
  it('have 24 hours; terms are 7, 14 and 30 of them', () => {
    expect(LENDING_DAY).toBe(86_400_000)
    expect(LENDING_TERMS).toEqual([7, 14, 30])
    expect(lendingDays(LENDING_DAY, 0, 7)).toBe(0)
  })

  it('are whole days within the loan', () => {
    const days = [0, LENDING_DAY - 1, LENDING_DAY, 9 * LENDING_DAY].map((now) => lendingDays(0, now, 7))
    expect(days).toEqual([0, 0, 1, 7])
    expect(lendingDays(10 * LENDING_DAY, 13 * LENDING_DAY, 7)).toBe(3)
  })

  it('end with the current day where the shares are recalled', () => {
    const last = [0, LENDING_DAY - 1, LENDING_DAY, 6.5 * LENDING_DAY, 8 * LENDING_DAY].map((now) =>
      daysWhenRecalled(0, now, 7),
    )
    expect(last).toEqual([1, 1, 2, 7, 7])
    expect(daysWhenRecalled(10 * LENDING_DAY, 13 * LENDING_DAY, 7)).toBe(4)
  })
})

describe('what can be lent', () => {
  const terms = { lot: decimal('100'), minimum: decimal('200'), lendable: decimal('900'), demand: decimal('700') }
  it.each([
    [null, 'quantity-required'],
    ['150', 'not-whole-lots'],
    ['100', 'lend-below-minimum'],
    ['1000', 'above-position'],
    ['800', 'borrow-unavailable'],
    ['700', undefined],
    ['200', undefined],
    ['0', 'quantity-required'],
  ])('%s shares: %s', (quantity, problem) => {
    expect(lendProblem(quantity === null ? null : decimal(quantity), terms)).toBe(problem)
  })

  it('is whole lots of the unreserved quantity, never below zero', () => {
    const of = (...figures: readonly [string, string, string]) =>
      lendableOf(decimal(figures[0]), decimal(figures[1]), decimal(figures[2]), decimal('100'))
    expect([of('950', '100', '200'), of('100', '100', '100')].map(formatDecimal)).toEqual(['600', '0'])
    expect(formatDecimal(mostToLend(terms))).toBe('700')
    expect(formatDecimal(mostToLend({ ...terms, demand: decimal('2000') }))).toBe('900')
    expect(formatDecimal(mostToLend({ ...terms, demand: decimal('200') }))).toBe('200')
    expect(lendProblem(decimal('900'), { ...terms, demand: decimal('2000') })).toBeUndefined()
    expect(formatDecimal(mostToLend({ ...terms, demand: decimal('100') }))).toBe('0')
  })

  it('is full where less than the minimum is asked for', () => {
    const state = (demand: string) => lendingState('open', decimal(demand), terms.minimum)
    expect(lendingState('closed', decimal('199'), terms.minimum)).toBe('closed')
    expect([state('200'), state('199'), lendingState('closed', decimal('900'), terms.minimum)]).toEqual([
      'open',
      'full',
      'closed',
    ])
  })
})

it.each([
  ['lending', 'the customer recalls', 'being-returned'],
  ['lending', 'the shares come back', 'ended'],
  // A loan is recalled once.
  ['being-returned', 'the customer recalls', undefined],
  ['being-returned', 'the shares come back', 'ended'],
  ['ended', 'the customer recalls', undefined],
  ['ended', 'the shares come back', undefined],
] as const)('a loan of shares that is %s, when %s: %s', (state, event, next) => {
  expect(SHARE_LOAN_STEPS[state][event]).toBe(next)
})
