import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { linesOf } from './texts.ts'

/** What no text of any language holds, and what it should be instead. */
const SLIPS: ReadonlyArray<readonly [better: string, slip: RegExp]> = [
  ['a space that does not break before %', /\d[ ]%/],
  ['…', /\.\.\./],
  ['’', /\p{L}\\?'\p{L}/u],
  ['one space', /[^\s/*] {2,}\S/],
  ['no space before a full stop or a comma', /['`].*\p{L} [.,](?![\d.])/u],
  ['the amount first, then its currency', /(?<!\p{L})(MYR|EUR|USD|USDT|TWD|CNY) \d/u],
  ['a decimal comma', /\d\.\d{1,2}(?!\d)/],
]

/** Lines that are words, not code or comment. */
const words = (line: string): boolean => /['`"]/.test(line) && !/^\s*(import|\/\/|\*|\/\*)/.test(line)

describe.each(LOCALES)('$name', ({ code }) => {
  it('follows the typography of the product', () => {
    const found = linesOf(code)
      .filter(({ line }) => words(line))
      .flatMap(({ file, line }) =>
        SLIPS.flatMap(([better, slip]) => (slip.test(line) ? [`${file}: ${better} in ${line.trim()}`] : [])),
      )
    expect(found).toEqual([])
  })
})

it('Korean never writes both forms of a particle: what is filled in stands where none is needed', () => {
  const both = /[이을은와]\((가|를|는|과)\)|\(으\)로|\(이\)/
  expect(linesOf('kr').filter(({ line }) => both.test(line))).toEqual([])
})
