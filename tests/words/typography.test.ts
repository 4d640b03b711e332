import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { linesOf } from './texts.ts'

/** What no text of any language holds, and what it should be instead. */
const SLIPS: ReadonlyArray<readonly [better: string, slip: RegExp]> = [
  ['…', /\.\.\./],
  ['’', /\p{L}\\?'\p{L}/u],
  ['one space', /[^\s/*] {2,}\S/],
  ['no space before a full stop or a comma', /['`].*\p{L} [.,](?![\d.])/u],
  ['the amount first, then its currency', /(?<!\p{L})(MYR|EUR|USD|USDT|TWD|CNY) \d/u],
  // A line may break between % and what follows, but not within a Korean word.
  ['\\u2060 between a figure in per cent and its ending', /[pP]ercent(:\w+)?\}\p{Script=Hangul}/u],
  ['a decimal comma', /\d\.\d{1,2}(?!\d)/],
]

/** How a language writes per cent in its texts; figures that are inserted have the product's own format. */
const PERCENT_SLIP = (code: string): readonly [string, RegExp] =>
  code === 'es'
    ? ['a space that does not break before %', /\d(?!\u00a0)\D?%/]
    : ['% right behind its figure', /\d[ \u00a0]%/]

const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  us: '“”',
  it: '“”',
  my: '“”',
  cn: '“”',
  tw: '「」',
  kr: '‘’',
  es: '«»',
  ar: '«»',
}

/** Quotation marks of another language. */
const QUOTATION_SLIP = (code: string): readonly [string, RegExp] => {
  const own = QUOTATION_MARKS[code] ?? ''
  const others = ['“', '”', '「', '」', '«', '»'].filter((mark) => !own.includes(mark))
  return [`quotation marks ${own}`, new RegExp(`[${others.join('')}]`)]
}

it('finds the quotation marks of another language', () => {
  expect(QUOTATION_SLIP('it')[1].test('Rimuovi «Ordini»')).toBe(true)
  expect(QUOTATION_SLIP('it')[1].test('Rimuovi “Ordini”')).toBe(false)
})

/** Lines that are words, not code or comment. */
const words = (line: string): boolean => /['`"]/.test(line) && !/^\s*(import|\/\/|\*|\/\*)/.test(line)

describe.each(LOCALES)('$name', ({ code }) => {
  it('follows the typography of the product', () => {
    const found = linesOf(code)
      .filter(({ line }) => words(line))
      .flatMap(({ file, line }) =>
        [...SLIPS, PERCENT_SLIP(code), QUOTATION_SLIP(code)].flatMap(([better, slip]) =>
          slip.test(line) ? [`${file}: ${better} in ${line.trim()}`] : [],
        ),
      )
    expect(found).toEqual([])
  })
})
