import { type Decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { calendarLocale } from '../kit/dates/dateFormat.ts'

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(calendarLocale(locale), { notation: 'compact', maximumFractionDigits: 2 })
  formats.set(locale, made)
  return made
}

/** Dot and comma as everywhere in the app, whatever the language has. */
const SEPARATORS: Readonly<Record<string, string>> = { decimal: ',', group: '.', minusSign: '\u2212' }

const compact = (value: number | string, locale: string): string =>
  formatOf(locale)
    // The type leaves out what engines do: a numeric string is taken exactly.
    .formatToParts(value as number)
    .map(({ type, value: text }) => SEPARATORS[type] ?? text)
    .join('')

/**
 * A large quantity or turnover in the short form of the language: "1,84 M", "184万". `locale` is a BCP 47 tag.
 * Small ones are written out.
 */
export const formatCompact = (n: Decimal, locale: string): string => compact(formatDecimal(n), locale)

/** The same for a number that was made for drawing. */
export const drawnCompact = (n: number, locale: string): string => compact(n, locale)
