import { type Decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { figureSigns } from '../../domain/money/figureStyle.ts'
import { calendarLocale } from '../kit/dates/dateFormat.ts'
import { drawnText } from './drawnText.ts'

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(calendarLocale(locale), { notation: 'compact', maximumFractionDigits: 2 })
  formats.set(locale, made)
  return made
}

/** Dot and comma as everywhere in the app, independent of the language. */
const separators = (): Readonly<Record<string, string>> => ({ ...figureSigns(), minusSign: '\u2212' })

/** A numeric text is taken exactly, as no number of JavaScript would be. */
const isNumeric = (text: string): text is `${number}` => !Number.isNaN(Number(text))

const compact = (value: number | `${number}`, locale: string): string => {
  const signs = separators()
  return drawnText(
    formatOf(locale)
      .formatToParts(value)
      .map(({ type, value: text }) => signs[type] ?? text)
      .join(''),
  )
}

/**
 * A large quantity or turnover in the short form of the language: "1,84 M", "184万". `locale` is a BCP 47 tag.
 * Small ones are written out. The Arabic word of it stands behind the figure also where figures are left-to-right.
 */
export const formatCompact = (n: Decimal, locale: string): string => {
  const text = formatDecimal(n)
  return isNumeric(text) ? compact(text, locale) : text
}

/** The same for a number of a drawing. */
export const drawnCompact = (n: number, locale: string): string => compact(n, locale)
