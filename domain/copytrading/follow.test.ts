import { subtract, sum, make } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, zero } from '../money/decimal.ts'
import { CURRENCIES, fitsMinor, MINOR_UNITS } from '../money/money.ts'
import { drawdownOf, followCost, followFee, followValue, returnOf, valuationProfit } from './figures.ts'
import { type FollowTerms, followStateAt, remainingOf, unlocksAt } from './product.ts'
import { purchaseAmountProblem, saleProblem, shortfallOf } from './purchase.ts'
import { isValuationDay, lastValuationDay, struckAt, valuationDayBefore } from './valuation.ts'

const TERMS: FollowTerms = {
  currency: 'EUR',
  scale: decimal('5000.00'),
  raised: decimal('4000.00'),
  feeRate: decimal('0.3'),
  least: decimal('500.00'),
  lockDays: 14,
  opensAt: Date.parse('2026-01-05T01:00:00Z'),
  stopsAt: Date.parse('2026-01-23T09:00:00Z'),
  endsAt: Date.parse('2026-04-03T10:00:00Z'),
}

describe('a product', () => {
  it.each([
    ['2026-01-05T00:59:59.999Z', 'upcoming'],
    ['2026-01-05T01:00:00.000Z', 'open'],
    ['2026-01-23T08:59:59.999Z', 'open'],
    ['2026-01-23T09:00:00.000Z', 'closed'],
    ['2026-04-03T09:59:59.999Z', 'closed'],
    ['2026-04-03T10:00:00.000Z', 'ended'],
  ])('is at %s %s', (at, state) => {
    expect(followStateAt(TERMS, Date.parse(at))).toBe(state)
  })

  it('locks money up for days of 24 hours, never beyond its end', () => {
    expect(unlocksAt(TERMS, TERMS.opensAt)).toBe(TERMS.opensAt + 14 * 86_400_000)
    expect(unlocksAt(TERMS, TERMS.endsAt - 1)).toBe(TERMS.endsAt)
  })

  it('takes what its scale leaves, not less than nothing', () => {
    expect(formatDecimal(remainingOf(TERMS))).toBe('1000.00')
    expect(formatDecimal(remainingOf({ ...TERMS, raised: decimal('6000') }))).toBe('0')
  })
})

describe('buying', () => {
  const problem = (amount: string | null, available: string | null = '10000.00') =>
    purchaseAmountProblem(
      TERMS,
      amount === null ? null : decimal(amount),
      available === null ? null : decimal(available),
    )

  it.each([
    [null, 'amount-required'],
    ['0.00', 'amount-required'],
    ['500.001', 'too-many-decimals'],
    ['499.99', 'below-minimum'],
    ['500.00', undefined],
    ['1000.00', undefined],
    ['1000.01', 'above-remaining'],
  ])('of %s is %s', (amount, code) => {
    expect(problem(amount)).toBe(code)
  })

  it('needs the fee too, and returns the missing amount', () => {
    expect(problem('1000.00', '1003.00')).toBeUndefined()
    expect(problem('1000.00', '1002.99')).toBe('more-than-available')
    expect(formatDecimal(shortfallOf(TERMS, decimal('1000.00'), decimal('900.50')))).toBe('102.50')
    expect(problem('1000.00', null)).toBeUndefined()
  })

  it('is possible from the opening until the deadline', () => {
    expect(saleProblem(TERMS, TERMS.opensAt - 1)).toBe('not-open')
    expect(saleProblem(TERMS, TERMS.opensAt)).toBeUndefined()
    expect(saleProblem(TERMS, TERMS.stopsAt)).toBe('deadline-passed')
    expect(saleProblem(TERMS, TERMS.endsAt)).toBe('deadline-passed')
  })

  it('costs the rate, half up', () => {
    expect(formatDecimal(followFee(decimal('1000.00'), decimal('0.3'), 'EUR'))).toBe('3.00')
    expect(formatDecimal(followFee(decimal('501.66'), decimal('0.3'), 'EUR'))).toBe('1.50')
    expect(formatDecimal(followFee(decimal('501.67'), decimal('0.3'), 'EUR'))).toBe('1.51')
    expect(formatDecimal(followCost(decimal('30000'), decimal('0.4'), 'JPY'))).toBe('30120')
  })
})

describe('worth', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n })
  const nav = fc.bigInt({ min: 1n, max: 10n ** 10n }).map((n) => make(n, 6))
  const currency = fc.constantFrom(...CURRENCIES)

  it('is the amount where nothing moved, fits the currency, and is never below nothing', () => {
    fc.assert(
      fc.property(amount, nav, nav, currency, (units, boughtAt, now, code) => {
        const invested = make(units, MINOR_UNITS[code])
        expect(formatDecimal(followValue(invested, { boughtAt, nav: boughtAt }, code))).toBe(formatDecimal(invested))
        const value = followValue(invested, { boughtAt, nav: now }, code)
        expect(fitsMinor(value, code)).toBe(true)
        expect(compare(value, zero)).not.toBe(-1)
        expect(compare(followValue(invested, { boughtAt, nav: make(-5n, 6) }, code), zero)).toBe(0)
      }),
    )
  })

  it('is within half of the smallest unit of the exact product', () => {
    fc.assert(
      fc.property(amount, nav, nav, (units, boughtAt, now) => {
        const value = followValue(make(units, 2), { boughtAt, nav: now }, 'EUR')
        // |value × boughtAt − amount × now| ≤ half a cent × boughtAt, in whole numbers.
        const off = value.value * boughtAt.value - units * now.value
        expect((off < 0n ? -off : off) * 2n <= boughtAt.value).toBe(true)
      }),
    )
  })

  it('changes from valuation to valuation by what adds up to the total profit', () => {
    fc.assert(
      fc.property(amount, fc.array(nav, { minLength: 2, maxLength: 20 }), (units, navs) => {
        const invested = make(units, 2)
        const boughtAt = navs[0]!
        const daily = navs
          .slice(1)
          .map((now, index) => valuationProfit(invested, { boughtAt, before: navs[index]!, nav: now }, 'EUR'))
        const total = subtract(followValue(invested, { boughtAt, nav: navs.at(-1)! }, 'EUR'), invested)
        expect(compare(daily.reduce(sum, zero), total)).toBe(0)
      }),
    )
  })
})

describe('the track record', () => {
  const values = (...list: ReadonlyArray<string>) => list.map(decimal)

  it('tells returns in percentage points', () => {
    expect(formatDecimal(returnOf(decimal('1.00'), decimal('1.0487')))).toBe('4.87')
    expect(formatDecimal(returnOf(decimal('2.00'), decimal('1.50')))).toBe('-25.00')
    // 0.005 points.
    expect(formatDecimal(returnOf(decimal('200.00'), decimal('200.01')))).toBe('0.01')
  })

  it('tells the largest fall from a high to a later low', () => {
    expect(formatDecimal(drawdownOf(values('1.00', '1.20', '0.90', '1.30', '1.17')))).toBe('25.00')
    expect(formatDecimal(drawdownOf(values('1.00', '1.10', '1.20')))).toBe('0')
    expect(formatDecimal(drawdownOf([]))).toBe('0')
    expect(formatDecimal(drawdownOf(values('0', '0')))).toBe('0')
  })
})

describe('valuations', () => {
  it('are Monday to Friday', () => {
    // Sunday 4 to Saturday 10 January 2026.
    const week = Array.from({ length: 7 }, (_, ahead) => isValuationDay(20_457 + ahead))
    expect(week).toEqual([false, true, true, true, true, true, false])
    expect(valuationDayBefore(20_458)).toBe(20_455)
  })

  it.each([
    // Monday before and at 18:00 in Kuala Lumpur, Saturday, Sunday.
    ['2026-01-12T09:59:59.999Z', '2026-01-09T10:00:00.000Z'],
    ['2026-01-12T10:00:00.000Z', '2026-01-12T10:00:00.000Z'],
    ['2026-01-17T12:00:00.000Z', '2026-01-16T10:00:00.000Z'],
    ['2026-01-18T12:00:00.000Z', '2026-01-16T10:00:00.000Z'],
  ])('the last one at %s was %s', (at, struck) => {
    expect(new Date(struckAt(lastValuationDay(Date.parse(at)))).toISOString()).toBe(struck)
  })

  it('are never on a weekend, and the one before is earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15_000, max: 30_000 }), (day) => {
        const before = valuationDayBefore(day)
        expect(before < day && isValuationDay(before)).toBe(true)
      }),
    )
  })
})
