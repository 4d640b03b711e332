import { expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

const FIGURE =
  /\b(?:countdown|format(?:Amount|Percent|PercentChange|Price|PriceChange|Quantity)|plainPercent|feeRate)\(/

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

/** What writes days and times: it isolates them itself, in the direction of their own words. */
const TIME = String.raw`(?:clockTime|hourTime|marketTime|weekdayTime|sessionTimes|deviceTime|formatDay|dayText|shortDays?)\(`
/** An isolation of its own around a time. `inText` would turn an Arabic date round. */
const TWICE = new RegExp(String.raw`inText\(${TIME}|<bdi>\{${TIME}`, 'g')
/** Days and times written past `dateText`: by a format of the language's own. */
const PAST = /\b(?:dateFormat\(|Intl\.DateTimeFormat\(|toLocale(?:Date|Time)?String\()/g
/** Who writes no sentence: the formats themselves, the calendar's cells, a chart's axis, the names of zones. */
const NO_SENTENCE = new Set([
  'ui/kit/dates/dateFormat.ts',
  'ui/kit/dates/Calendar.tsx',
  'ui/charts/times.ts',
  'ui/data/clock/zoneName.ts',
  'ui/data/clock/device.ts',
])

const looseTimes = (path: string, text: string): ReadonlyArray<string> =>
  [...text.matchAll(TWICE), ...(NO_SENTENCE.has(path) ? [] : text.matchAll(PAST))].map(([found]) => found)

it('a time that is written past the one way, or isolated a second time, is found', () => {
  expect(looseTimes('ui/a.tsx', 'dateFormat(tag, { hour: "2-digit" }).format(at)')).toEqual(['dateFormat('])
  expect(looseTimes('ui/a.tsx', 'words.until({ time: inText(marketTime(at, tag, zone)) })')).toEqual([
    'inText(marketTime(',
  ])
  expect(looseTimes('ui/a.tsx', '<bdi>{deviceTime(at, tag)}</bdi>')).toEqual(['<bdi>{deviceTime('])
  expect(looseTimes('ui/a.tsx', 'words.until({ time: marketTime(at, tag, zone) })')).toEqual([])
})

it('every day and time is written in the one way that keeps it together', () => {
  const found = SCREENS.flatMap((path) => looseTimes(path, read(path)).map((value) => `${path}: ${value}`))
  expect(found).toEqual([])
})
