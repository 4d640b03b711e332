import { i18nString } from 'typesafe-i18n'
import { type DayNumber, dayLabel } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { countedByWord } from '../../../domain/language/counted.ts'
import { isolateFigures } from '../../../domain/language/figuresInArabic.ts'
import { ITALIAN, type Joints, KOREAN } from '../../../domain/language/joints.ts'

/** The BCP 47 tags of the languages that the broker writes. */
export const TAGS = {
  us: 'en-GB',
  tw: 'zh-Hant',
  es: 'es',
  cn: 'zh-Hans',
  my: 'ms',
  it: 'it',
  kr: 'ko',
  ar: 'ar',
} as const
export type WrittenLanguage = keyof typeof TAGS

/** The values for a text's placeholders, by name. */
export type Values = Readonly<Record<string, string>>

const PLAIN: Joints = { rewrite: (text) => text, formatters: {} }
const jointsOf = (language: WrittenLanguage): Joints =>
  language === 'kr' ? KOREAN : language === 'it' ? ITALIAN : PLAIN

/** First strong isolate and its end: a Latin name or a signed figure keeps its own direction inside Arabic text. */
const isolated = (value: string): string => `\u2068${value}\u2069`

/** Arabic says one and two by the word, without the numeral; every other figure stays as it was given. */
const arabic = (text: string, values: Values): string =>
  isolateFigures(Object.values(values).some((value) => /^[12]$/.test(value)) ? countedByWord(text) : text)

/** What somebody wrote: it stands in a paragraph of its own, which needs no isolation. */
const PROSE: ReadonlySet<string> = new Set(['remark', 'answer'])

/** The number that a figure of the product's format stands for: "1.000" is a thousand. */
const countOf = (figure: string): number => Number(figure.replaceAll('.', '').replace(',', '.'))

/**
 * Fills a text of a language. `{name}` is a value, `{{name:day|days}}` the form of a word for the number of that value
 * (in the order zero, one, two, few, many, other where there are six); `{name}을(를)` in Korean and `il {name}` in Italian
 * change with it. @throws RangeError for a placeholder without a value.
 */
export const fillWords = (language: WrittenLanguage, text: string, values: Values): string => {
  for (const [, name = ''] of text.matchAll(/\{(\w+)[:}]/g))
    if (values[name] === undefined) throw new RangeError(`no value for {${name}} in: ${text}`)
  const { formatters, rewrite } = jointsOf(language)
  const shown = Object.entries(values).flatMap(([name, value]) => [
    [name, language === 'ar' && !PROSE.has(name) ? isolated(value) : value] as const,
    [`${name}Count`, countOf(value)] as const,
  ])
  const plural = rewrite(language === 'ar' ? arabic(text, values) : text).replaceAll(/\{\{(\w+):/g, '{{$1Count:')
  return i18nString(TAGS[language], formatters)(plural, Object.fromEntries(shown))
}

/** The Gregorian calendar and Western digits in every language, as on the screens. */
const format = (language: WrittenLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${TAGS[language]}-u-ca-gregory-nu-latn`, options)

/** A day as the language writes it: "19 November 2026". */
export const writtenDay = (language: WrittenLanguage, day: DayNumber): string =>
  format(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(dayLabel(day)),
  )

/** A day and a time of a zone as the language writes them: "19 Nov 2026, 15:00". */
export const writtenTime = (language: WrittenLanguage, at: Instant, zone: string): string =>
  format(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(at)
