import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { setFigureStyle } from '../money/figureStyle.ts'
import { csvOf, plainCsvOf } from './csv.ts'

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

  it.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', ' =1+1', '\u3000＝1', '\u200b=1', '\n@x', '﹦1'])(
    'disarms %j in both kinds of table',
    (text) => {
      expect(csvOf([], [[text]])).toContain(`'${text}`)
      expect(plainCsvOf([], [[text]])).toContain(`'${text}`)
    },
  )

  it.each(['a=b', 'Banco 5+1', '２０２６', ' a', '−3,00'])('leaves %j as it is', (text) => {
    expect(csvOf([], [[text]])).toBe(`\ufeff\r\n${text}\r\n`)
  })

  it('no text ever starts a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t";ab ＝＠'.split('')), minLength: 1 }), (text) => {
        const cell = csvOf([], [[text]]).split('\r\n')[1] ?? ''
        expect(cell.replace(/^"/, '')).not.toMatch(/^\s*[=+\-@＝＠]/)
      }),
    )
  })
})

describe('plain csv', () => {
  /** The cells of a table of RFC 4180, by its grammar. */
  const read = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
    const rows: Array<Array<string>> = []
    let row: Array<string> = []
    for (const [, cell = '', end] of text.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
      row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
      if (end === ',') continue
      rows.push(row)
      row = []
    }
    return rows
  }

  it('writes plain figures with a dot and quotes what would break a row', () => {
    expect(plainCsvOf(['A', 'B'], [['x, "y"\r\nz', decimal('-1234.50')]])).toBe(
      '\ufeffA,B\r\n"x, ""y""\r\nz",-1234.50\r\n',
    )
  })

  it('is read back as it was, with an apostrophe before formulas', () => {
    const texts = fc.array(
      fc.array(fc.string({ unit: fc.constantFrom(...'=+-@\t",;\r\naü'.split('')) }), { minLength: 2, maxLength: 2 }),
    )
    fc.assert(
      fc.property(texts, (rows) => {
        const found = read(plainCsvOf(['h', 'i'], rows)).slice(1)
        expect(found).toEqual(
          rows.map((row) => row.map((text) => (/^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text))),
        )
      }),
    )
  })
})

it('has commas between cells where the decimal sign is a dot', () => {
  setFigureStyle('comma-dot')
  onTestFinished(() => setFigureStyle('dot-comma'))
  expect(csvOf(['a,b', 'c;d'], [['x', decimal('-1234.50')]])).toBe('\ufeff"a,b",c;d\r\nx,-1234.50\r\n')
})
