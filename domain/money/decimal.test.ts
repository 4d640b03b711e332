import { make } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  decimal,
  divideTo,
  fitsScale,
  formatDecimal,
  isMultipleOf,
  isSame,
  parseDecimal,
  percentOf,
  type Rounding,
  roundTo,
  shortText,
  sumOf,
  zero,
} from './decimal.ts'

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 12 }))
  .map(([value, scale]) => make(value, scale))

const text = (n: ReturnType<typeof decimal> | undefined) => (n === undefined ? undefined : formatDecimal(n))

describe('reading the wire', () => {
  it.each(['0', '1.50', '-12.005', '900719925474099312345.67', '0.000000000000000001', '100', '1'.repeat(64)])(
    'keeps %s',
    (wire) => expect(text(parseDecimal(wire))).toBe(wire),
  )

  it('drops a plus sign and leading zeros, keeps the scale', () => {
    expect(text(parseDecimal('+007.10'))).toBe('7.10')
    expect(text(parseDecimal('-0.00'))).toBe('0.00')
  })

  it.each([
    '',
    ' ',
    '-',
    '+',
    '.',
    '5.',
    '.5',
    ' 1',
    '1 ',
    '1e5',
    '1E-2',
    '1,5',
    '0x1',
    'NaN',
    'Infinity',
    '١',
    '1'.repeat(65),
  ])('refuses %j', (wire) => expect(parseDecimal(wire)).toBeUndefined())

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyDecimal, (n) => {
        const back = decimal(formatDecimal(n))
        expect(back.value).toBe(n.value)
        expect(back.scale).toBe(n.scale)
      }),
    )
  })

  it('writes a negative scale without an exponent', () => {
    expect(formatDecimal(make(-12n, -20))).toBe(`-12${'0'.repeat(20)}`)
    expect(formatDecimal(make(0n, -3))).toBe('0')
  })

  it('writes a short text without the zeros at the end', () =>
    expect(['1.500', '1.0', '100', '-0.250'].map((n) => shortText(decimal(n)))).toEqual(['1.5', '1', '100', '-0.25']))

  it('throws for a wrong literal', () => expect(() => decimal('1e3')).toThrow('not a plain decimal: 1e3'))
})

describe('rounding', () => {
  const table: ReadonlyArray<[string, Rounding, string]> = [
    ['2.345', 'half-even', '2.34'],
    ['2.355', 'half-even', '2.36'],
    ['-2.345', 'half-even', '-2.34'],
    ['2.3451', 'half-even', '2.35'],
    ['2.345', 'half-up', '2.35'],
    ['-2.345', 'half-up', '-2.35'],
    ['2.344', 'half-up', '2.34'],
    ['2.349', 'down', '2.34'],
    ['-2.349', 'down', '-2.34'],
    ['2.341', 'up', '2.35'],
    ['-2.341', 'up', '-2.35'],
    ['2.34', 'up', '2.34'],
    ['2.340', 'up', '2.34'],
    ['2.340', 'half-even', '2.34'],
    ['-0.004', 'half-up', '0.00'],
    ['5', 'half-even', '5.00'],
  ]
  it.each(table)('%s %s is %s', (from, mode, to) => expect(formatDecimal(roundTo(decimal(from), 2, mode))).toBe(to))

  it('reaches negative scales', () => expect(formatDecimal(roundTo(decimal('155'), -1, 'half-even'))).toBe('160'))

  it('is off by at most half a unit for the halves, less than one for the others', () => {
    fc.assert(
      fc.property(
        anyDecimal,
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom<Rounding>('half-even', 'half-up', 'down', 'up'),
        (n, scale, mode) => {
          const difference = sumOf([roundTo(n, scale, mode), make(-n.value, n.scale)])
          const size = make(difference.value < 0n ? -difference.value : difference.value, difference.scale)
          const bound = mode.startsWith('half') ? make(5n, scale + 1) : make(1n, scale)
          const worst = mode.startsWith('half') ? 0 : -1
          expect(compare(size, bound)).toBeLessThanOrEqual(worst)
        },
      ),
    )
  })
})

describe('dividing', () => {
  it('rounds once', () => {
    expect(formatDecimal(divideTo(decimal('10'), decimal('3'), 4, 'down'))).toBe('3.3333')
    expect(formatDecimal(divideTo(decimal('-1'), decimal('8'), 2, 'half-even'))).toBe('-0.12')
    expect(formatDecimal(divideTo(decimal('1'), decimal('-0.5'), 0, 'half-up'))).toBe('-2')
    expect(formatDecimal(divideTo(decimal('1.2345'), decimal('5'), 2, 'down'))).toBe('0.24')
  })

  it('gives a part in percentage points, half up, and 0.00 of nothing', () => {
    expect(formatDecimal(percentOf(decimal('1'), decimal('8')))).toBe('12.50')
    expect(formatDecimal(percentOf(decimal('0.01'), decimal('200.00')))).toBe('0.01')
    expect(formatDecimal(percentOf(decimal('5'), decimal('0.00')))).toBe('0.00')
  })

  it('rounds a rest up where that is asked', () => {
    expect(formatDecimal(divideTo(decimal('1'), decimal('3'), 2, 'up'))).toBe('0.34')
  })

  it('refuses a zero divisor', () => expect(() => divideTo(decimal('1'), zero, 2, 'down')).toThrow(RangeError))

  it('undoes a multiplication', () => {
    fc.assert(
      fc.property(anyDecimal, fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, by) => {
        const product = make(n.value * by, n.scale)
        expect(isSame(divideTo(product, make(by, 0), n.scale, 'down'), n)).toBe(true)
      }),
    )
  })
})

describe('asking', () => {
  it('compares across scales', () => {
    expect(compare(decimal('1.0'), decimal('1'))).toBe(0)
    expect(compare(decimal('-2'), decimal('1'))).toBe(-1)
    expect(compare(decimal('10'), decimal('9.99'))).toBe(1)
    expect([isSame(decimal('1.0'), decimal('1')), isSame(decimal('1.01'), decimal('1'))]).toEqual([true, false])
  })

  it('knows multiples', () => {
    expect(isMultipleOf(decimal('12.905'), decimal('0.005'))).toBe(true)
    expect(isMultipleOf(decimal('12.903'), decimal('0.005'))).toBe(false)
    expect(isMultipleOf(decimal('300'), decimal('100'))).toBe(true)
    expect(isMultipleOf(decimal('1'), decimal('0.005'))).toBe(true)
    expect(isMultipleOf(decimal('0.300'), decimal('0.1'))).toBe(true)
    expect(isMultipleOf(decimal('0.350'), decimal('0.1'))).toBe(false)
    expect(isMultipleOf(decimal('2'), decimal('0.3'))).toBe(false)
  })

  it('knows how many decimals are needed', () => {
    expect(fitsScale(decimal('1.500'), 1)).toBe(true)
    expect(fitsScale(decimal('1.501'), 2)).toBe(false)
  })
})
