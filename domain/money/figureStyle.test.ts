import { make } from 'effect/BigDecimal'
import { getOrThrow } from 'effect/Result'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { csvOf } from '../records/csv.ts'
import { decimal, formatDecimal, isSame } from './decimal.ts'
import { FIGURE_STYLES, figureStyleFrom, sampleOf, setFigureStyle } from './figureStyle.ts'
import { formatAmount, formatForEditing, formatPercentChange, formatPrice, formatQuantity } from './format.ts'
import { otherReading, parseFigure } from './parse.ts'

afterEach(() => setFigureStyle('dot-comma'))

describe.each([
  ['dot-comma', '1.234.567,80', '+4,03 %', '12.000', '1234,5', '1.234,56'],
  ['comma-dot', '1,234,567.80', '+4.03 %', '12,000', '1234.5', '1,234.56'],
  ['space-comma', '1 234 567,80', '+4,03 %', '12 000', '1234,5', '1 234,56'],
] as const)('figures in the style %s', (style, amount, percent, quantity, edited, sample) => {
  it('are written with its signs', () => {
    setFigureStyle(style)
    const written = [
      formatAmount(decimal('1234567.8')),
      formatPercentChange(decimal('4.03')),
      formatQuantity(decimal('12000')),
      formatForEditing(decimal('1234.5')),
      sampleOf(style),
    ]
    expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([amount, percent, quantity, edited, sample])
  })
})

it('every figure that is written in a style is read back in it (property)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FIGURE_STYLES),
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.integer({ min: 1, max: 8 }),
      (style, value, decimals) => {
        setFigureStyle(style)
        const n = make(value, decimals)
        for (const text of [formatPrice(n, make(1n, decimals)), formatForEditing(n)])
          expect(isSame(getOrThrow(parseFigure(text, { decimals: 8, signed: true })), n)).toBe(true)
      },
    ),
  )
})

it('what can be read in two ways is read as the style has it', () => {
  const read = (text: string) => {
    const [figure, other] = [parseFigure(text, { decimals: 3 }), otherReading(text, { decimals: 3 })]
    return [formatDecimal(getOrThrow(figure)), other && formatDecimal(other)]
  }
  setFigureStyle('comma-dot')
  expect([read('1.500'), read('1,500'), read('1٫500')]).toEqual([
    ['1.500', '1500'],
    ['1500', '1.5'],
    ['1.500', '1500'],
  ])
  setFigureStyle('space-comma')
  expect([read('1.500'), read('1,500')]).toEqual([
    ['1500', '1.5'],
    ['1.500', '1500'],
  ])
})

it('files have the decimal sign, and cells a sign between them that differs from it', () => {
  setFigureStyle('comma-dot')
  expect(csvOf(['A', 'B'], [['x,y', decimal('-1234.50')]])).toBe('\ufeffA,B\r\n"x,y",-1234.50\r\n')
})

it('a stored text that is none means the style of the product', () => {
  expect([null, '', 'comma-dot', 'x'].map(figureStyleFrom)).toEqual([
    'dot-comma',
    'dot-comma',
    'comma-dot',
    'dot-comma',
  ])
})
