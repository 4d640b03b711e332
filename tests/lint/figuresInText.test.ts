import { expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

const FIGURE = /\b(?:format(?:Amount|Percent|PercentChange|Price|PriceChange|Quantity)|plainPercent|feeRate)\(/

/** What words are filled with: what stands between `({` and `})` of `words.some({ … })`. */
const FILLED = /\b(?:words|all|names|lines|say|said)\b[\w.?[\]]*\(\{((?:[^{}]|\{[^{}]*\})*)\}\)/g
/** What stands behind a middle dot in a text that is put together. */
const BEHIND_DOT = /·[ \u00a0]\$\{([^}]*)\}/g

const SCREENS = filesIn('ui').filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('ui/i18n/'))

/** Figures of a text that are put into a sentence as they are, without `inText`. */
const loose = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(FILLED), ...text.matchAll(BEHIND_DOT)]
    .flatMap(([, filled = '']) => filled.split(/,(?![^(]*\))/))
    .map((value) => value.trim())
    .filter((value) => FIGURE.test(value) && !value.includes('inText('))

it('a figure that is put into a sentence as it is, is found', () => {
  expect(loose('words.rest({ quantity: formatQuantity(left), name: inText(formatAmount(sum)) })')).toEqual([
    'quantity: formatQuantity(left)',
  ])
  expect(loose('`${words.fee()} · ${plainPercent(rate)}`')).toEqual(['plainPercent(rate)'])
})

it('every figure in a sentence stays together where one reads from right to left', () => {
  const found = SCREENS.flatMap((path) => loose(read(path)).map((value) => `${path}: ${value}`))
  expect(found).toEqual([])
})

/** What stands in one `className="…"` or one argument of `classes(…)`. */
const CLASSES = /(['"`])((?:(?!\1)[^\n])*)\1/g
/** Ends of the line are those of the element itself: a figure reads from the left in every language. */
const sided = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(CLASSES)]
    .map(([, , names = '']) => names)
    .filter((names) => /(?:^| )num(?: |$)/.test(names) && /(?:^| )-?m[se]-/.test(names))

it('a figure with a margin at one end of the line is found', () => {
  expect(sided('<b className="num ms-auto">1</b><i className="ms-auto text-num">')).toEqual(['num ms-auto'])
})

it('no figure has a margin at one end of the line: where one reads from right to left it would be the other', () => {
  expect(SCREENS.flatMap((path) => sided(read(path)).map((names) => `${path}: ${names}`))).toEqual([])
})
