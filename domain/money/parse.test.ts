import { make } from 'effect/BigDecimal'
import { getOrThrow, match } from 'effect/Result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, isSame } from './decimal.ts'
import { formatAmount, formatForEditing, formatPrice } from './format.ts'
import { type FigureBounds, type FigureShape, otherReading, parseFigure } from './parse.ts'

const read = (text: string, shape: FigureShape = { decimals: 2 }) =>
  match(parseFigure(text, shape), { onSuccess: formatDecimal, onFailure: (problem) => `! ${problem}` })

const meant = (text: string, shape: FigureShape, bounds?: FigureBounds) => {
  const other = otherReading(text, shape, bounds)
  return other && formatDecimal(other)
}

describe('what people type', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1234', '1234'],
    ['1.234', '1234'],
    [' 12,5 ', '12.5'],
    ['12,', '12'],
    [',5', '0.5'],
    ['0,05', '0.05'],
    ['0012', '12'],
    ['+7', '7'],
    ['1 234 567,8', '1234567.8'],
    ["1'234'567.80", '1234567.80'],
    ['1’234,5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['١٢٣،٥', '123.5'],
    ['\u2068\u200f1.234,56\u2069', '1234.56'],
    ['１２３', '123'],
    ['9.60', '9.60'],
    ['1.50', '1.50'],
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['1234.5', '1234.5'],
    ['12．5', '12.5'],
    ['12。5', '12.5'],
    ['๑๒.๕', '12.5'],
    ['१२.५', '12.5'],
    ['1,234.56', '1234.56'],
    ['1,234,567', '1234567'],
    ['1 234.56', '1234.56'],
    ['1.000.000', '1000000'],
    ['12 345', '12345'],
    ['9'.repeat(40), '9'.repeat(40)],
  ])('%j is %s', (typed, value) => expect(read(typed)).toBe(value))
})

it('takes a minus sign where one is allowed, however it is typed', () => {
  const signed = { decimals: 2, signed: true }
  expect(['-5', '−5', '–5', '－5', '-,5', '+5'].map((typed) => read(typed, signed))).toEqual([
    '-5',
    '-5',
    '-5',
    '-5',
    '-0.5',
    '5',
  ])
})

describe('what is not taken', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['-', 'not-a-number'],
    [',', 'not-a-number'],
    ['12 €', 'not-a-number'],
    ['0.125', 'too-many-decimals'],
    ['1234.567', 'too-many-decimals'],
    ['1.23,4', 'ambiguous'],
    ['1,23,4', 'ambiguous'],
    ['1,234.567,8', 'ambiguous'],
    ['12 34', 'ambiguous'],
    ['-12.5', 'negative'],
    ['.', 'not-a-number'],
    ['x12.5', 'not-a-number'],
    ['12.5x', 'not-a-number'],
    ['x1,234.56', 'not-a-number'],
    ['1,234.56x', 'not-a-number'],
    ['x1.234.567', 'not-a-number'],
    ['1.234.567x', 'not-a-number'],
    ['x1 234', 'not-a-number'],
    ['1 234x', 'not-a-number'],
    ['0,234,567', 'ambiguous'],
    ['1234.567.890', 'ambiguous'],
    ['0 234', 'ambiguous'],
    ['-1.234,567', 'too-many-decimals'],
    ['5−3', 'not-a-number'],
    ['1.234 567', 'ambiguous'],
    ['1,234', 'too-many-decimals'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['9'.repeat(41), 'too-long'],
  ])('%j is %s', (typed, problem) => expect(read(typed)).toBe(`! ${problem}`))

  it('takes no decimals where none are allowed', () => {
    expect(read('100', { decimals: 0 })).toBe('100')
    expect(read('1.000', { decimals: 0 })).toBe('1000')
    expect(read('1,5', { decimals: 0 })).toBe('! too-many-decimals')
  })

  it('reads a dot before three digits as one between thousands, and knows the other meaning', () => {
    const shape = { decimals: 3, signed: true }
    expect(['1.234', '12.345', '-1.234', '1,234'].map((typed) => read(typed, shape))).toEqual([
      '1234',
      '12345',
      '-1234',
      '1.234',
    ])
    expect(['1.234', '12.345', '-1.234', '1,234'].map((typed) => meant(typed, shape))).toEqual([
      '1.234',
      '12.345',
      '-1.234',
      '1234',
    ])
  })

  it.each([
    ['1.500', { decimals: 2 }, '1.5'],
    ['1,500', { decimals: 2 }, '1500'],
    ['1.234', { decimals: 2 }, undefined],
    ['1.500', { decimals: 0 }, undefined],
    ['1.000', { decimals: 0 }, undefined],
    ['1.000', { decimals: 1 }, '1'],
    ['-1.500', { decimals: 2 }, undefined],
    ['-1,500', { decimals: 2 }, undefined],
    ['-1,500', { decimals: 2, signed: true }, '-1500'],
    ['+1.500', { decimals: 2 }, '1.5'],
    ['1500', { decimals: 2 }, undefined],
    ['1.500 kg', { decimals: 2 }, undefined],
    ['x1.500', { decimals: 2 }, undefined],
    ['1,500', { decimals: 0 }, '1500'],
    ['9.60', { decimals: 2 }, undefined],
    ['1.234,56', { decimals: 2 }, undefined],
    ['0.500', { decimals: 3 }, undefined],
    ['', { decimals: 2 }, undefined],
  ])('the other meaning of %j with %j is %s', (typed, shape, other) => expect(meant(typed, shape)).toBe(other))

  it('leaves out the other meaning where only the first is within the bounds', () => {
    const other = (text: string, bounds: FigureBounds) => meant(text, { decimals: 3 }, bounds)
    const day = { min: decimal('6.860'), max: decimal('12.720') }
    expect(other('8,200', day)).toBeUndefined()
    expect(other('8,200', { max: day.max })).toBeUndefined()
    expect(other('8.200', day)).toBe('8.2')
    expect(other('8.200', { min: day.max })).toBeUndefined()
    // A limit itself is within the limits.
    expect(other('6.860', { min: decimal('6.86'), max: decimal('9000') })).toBe('6.86')
    expect(other('6.860', { min: decimal('1'), max: decimal('6.86') })).toBe('6.86')
    expect(other('6,860', { max: decimal('6860') })).toBe('6860')
    expect(other('8.200', { min: decimal('9'), max: decimal('8200') })).toBeUndefined()
    expect(other('1.234,56', day)).toBeUndefined()
    expect(meant('1.234', { decimals: 2 }, day)).toBeUndefined()
    // Neither is within them: a finding says so, and either may have been meant.
    expect(other('2,200', day)).toBe('2200')
    // "8,200" is no number of shares.
    expect(meant('8,200', { decimals: 0 }, { max: decimal('900') })).toBe('8200')
  })

  it('reads every figure written with a dot before one or two decimals, whatever it is (property)', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.constantFrom(1, 2), (value, decimals) => {
        const n = make(value, decimals)
        for (const written of [formatDecimal(n), formatDecimal(n).replace('.', ',')]) {
          expect(isSame(getOrThrow(parseFigure(written, { decimals: 2 })), n)).toBe(true)
          expect(otherReading(written, { decimals: 2 })).toBeUndefined()
        }
      }),
    )
  })
})

const cents = (min: bigint) => fc.bigInt({ min, max: 10n ** 20n }).map((value) => make(value, 2))

describe('round trips', () => {
  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(cents(0n), (n) => {
        expect(isSame(getOrThrow(parseFigure(formatAmount(n), { decimals: 2 })), n)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(cents(-(10n ** 20n)), (n) => {
        expect(isSame(getOrThrow(parseFigure(formatAmount(n), { decimals: 2, signed: true })), n)).toBe(true)
        expect(isSame(getOrThrow(parseFigure(formatForEditing(n), { decimals: 2, signed: true })), n)).toBe(true)
      }),
    )
  })

  it('reads back every price it writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 1, max: 8 }), (value, decimals) => {
        const price = make(value, decimals)
        expect(isSame(getOrThrow(parseFigure(formatPrice(price, make(1n, decimals)), { decimals })), price)).toBe(true)
      }),
    )
  })

  it('never throws and never reads more decimals than it may, whatever is typed', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,- +e٣٫'.split('')), maxLength: 14 })
    fc.assert(
      fc.property(keys, (typed) => {
        match(parseFigure(typed, { decimals: 2 }), {
          onSuccess: (n) => {
            expect(n.scale).toBeLessThanOrEqual(2)
            expect(compare(n, make(0n, 0))).not.toBe(-1)
          },
          onFailure: (problem) => expect(problem).toMatch(/^[a-z-]+$/),
        })
      }),
    )
  })
})
