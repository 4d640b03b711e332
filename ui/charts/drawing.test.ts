import { make } from 'effect/BigDecimal'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { drawnFigure, figureText, toDrawing } from './drawing.ts'
import { drawnText } from './drawnText.ts'

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: -3, max: 30 }))
  .map(([value, scale]) => make(value, scale))

describe('toDrawing', () => {
  it('is the double nearest to the decimal', () => {
    fc.assert(
      fc.property(anyDecimal, (n) => {
        expect(toDrawing(n)).toBe(Number(formatDecimal(n)))
      }),
    )
  })
})

describe('figureText', () => {
  it.each([
    ['1234.50', '1.234,50'],
    ['-0.5', '−0,5'],
    ['-0.00', '0,00'],
    ['12', '12'],
    [1612.84, '1.612,84'],
    ['1,84 M', '1,84 M'],
    ['n/a', 'n/a'],
  ])('writes %s as %s', (text, figure) => expect(figureText(text)).toBe(figure))

  it('writes a drawn price exactly, with the decimals of its tick', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (n) => {
        const price = make(BigInt(n), 3)
        expect(drawnFigure(toDrawing(price), 3)).toBe(figureText(formatDecimal(price)))
      }),
    )
  })
})

describe('drawnText', () => {
  it('isolates Arabic and leaves the rest alone', () => {
    expect(drawnText('5 يناير')).toBe('\u20685 يناير\u2069')
    expect(drawnText('5 ene')).toBe('5 ene')
  })
})
