import { make, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, isSame, sumOf } from '../money/decimal.ts'
import { csvOf } from './csv.ts'
import { type FundingKind, matches, type Movement, type RecordFilter, runningBalances } from './records.ts'

const day = (date: number) => ({ year: 2026, month: 3, day: date })
const movement: Movement<FundingKind> = { kind: 'deposit', currency: 'EUR', amount: decimal('5'), day: day(10) }
const all = { from: null, to: null }

const filters: ReadonlyArray<[string, RecordFilter<FundingKind>, boolean]> = [
  ['everything', { range: all }, true],
  ['its kind', { kinds: ['fee', 'deposit'], range: all }, true],
  ['another kind', { kinds: ['fee'], range: all }, false],
  ['no kind', { kinds: [], range: all }, false],
  ['its currency', { currency: 'EUR', range: all }, true],
  ['another currency', { currency: 'USD', range: all }, false],
  ['its day', { range: { from: day(10), to: day(10) } }, true],
  ['the day before', { range: { from: null, to: day(9) } }, false],
  ['the day after', { range: { from: day(11), to: null } }, false],
]
it.each(filters)('a filter for %s', (_, filter, shown) => expect(matches(movement, filter)).toBe(shown))

const amounts = fc.array(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((value) => make(value, 2)))

it('runs a balance that ends where the sum does', () => {
  expect(runningBalances(decimal('10'), [decimal('5'), decimal('-7.50')]).map(formatDecimal)).toEqual(['15', '7.50'])
  fc.assert(
    fc.property(amounts, (list) => {
      const balances = runningBalances(decimal('100'), list)
      expect(balances).toHaveLength(list.length)
      expect(isSame(balances.at(-1) ?? decimal('100'), sum(decimal('100'), sumOf(list)))).toBe(true)
    }),
  )
})

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
