import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { csvOf } from './csv.ts'

describe('csv', () => {
  it('writes exact figures with a comma', () => {
    expect(csvOf(['Date', 'Amount'], [['2026-03-10', decimal('-1234.50')]])).toBe(
      '\ufeffDate;Amount\r\n2026-03-10;-1234,50\r\n',
    )
  })

  it('quotes what would break a row and disarms formulas', () => {
    expect(
      csvOf(
        ['a;b', 'say "hi"'],
        [
          ['=1+1', '@x'],
          ['-2', 'line\nbreak'],
        ],
      ),
    ).toBe(`\ufeff"a;b";"say ""hi"""\r\n'=1+1;'@x\r\n'-2;"line\nbreak"\r\n`)
  })

  it('no text ever starts a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t";ab'.split('')), minLength: 1 }), (text) => {
        const cell = csvOf([], [[text]]).split('\r\n')[1] ?? ''
        expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/)
      }),
    )
  })
})
