import { make } from 'effect/BigDecimal'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, isSame, sumOf } from '../../domain/money/decimal.ts'
import { allocate, slicesOf } from './allocation.ts'
import { barLength, sharesOf } from './shares.ts'

const amounts = fc.array(
  fc.tuple(fc.bigInt({ min: -1000n, max: 10n ** 12n }), fc.integer({ min: 0, max: 6 })).map(([n, s]) => make(n, s)),
  { minLength: 1, maxLength: 12 },
)

describe('sharesOf', () => {
  it.each([
    [
      ['1', '1', '1'],
      ['33.34', '33.33', '33.33'],
    ],
    [
      ['50', '50.00'],
      ['50.00', '50.00'],
    ],
    [
      ['0', '0'],
      ['0.00', '0.00'],
    ],
    [
      ['10', '-5'],
      ['100.00', '0.00'],
    ],
    [[], []],
  ])('divides %j into %j', (parts, shares) => {
    expect(sharesOf(parts.map(decimal)).map(formatDecimal)).toEqual(shares)
  })

  it('adds up to exactly 100 wherever there is anything, and each is right to the last decimal', () => {
    fc.assert(
      fc.property(amounts, (parts) => {
        const shares = sharesOf(parts)
        const positive = parts.some(({ value }) => value > 0n)
        expect(isSame(sumOf(shares), decimal(positive ? '100' : '0'))).toBe(true)
        const total = parts.reduce((sum, n) => sum + Math.max(0, Number(formatDecimal(n))), 0)
        for (const [nth, part] of parts.entries()) {
          const exact = positive ? (Math.max(0, Number(formatDecimal(part))) / total) * 100 : 0
          expect(Math.abs(Number(formatDecimal(shares[nth]!)) - exact)).toBeLessThan(0.010001)
        }
      }),
    )
  })
})

describe('barLength', () => {
  it.each([
    ['5', '10', 50],
    ['0', '10', 0],
    ['-1', '10', 0],
    ['11', '10', 100],
    ['1', '0', 0],
    ['1', '3', 33],
  ])('%s of %s is %i', (part, whole, length) => expect(barLength(decimal(part), decimal(whole))).toBe(length))
})

describe('allocate', () => {
  const holding = (key: string, amount: string) => ({ key, name: key, amount: decimal(amount) })
  const eight = ['10', '80', '30', '40', '50', '60', '70', '20'].map((amount, nth) => holding(String(nth), amount))

  it('puts the largest first and gathers what is small in the last slice', () => {
    const parts = allocate(eight)
    expect(parts.map(({ key }) => key)).toEqual(['1', '6', '5', '4', '3', '2', '7', '0'])
    expect(parts.map(({ slice }) => slice)).toEqual([0, 1, 2, 3, 4, 5, 5, 5])
    const slices = slicesOf(parts)
    expect(slices).toHaveLength(6)
    expect(isSame(sumOf(slices), decimal('100'))).toBe(true)
    expect(isSame(slices[5]!, sumOf(parts.slice(5).map(({ share }) => share)))).toBe(true)
  })

  it('is empty for nothing', () => expect([allocate([]), slicesOf([])]).toEqual([[], []]))
})
