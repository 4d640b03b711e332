import { normalize } from 'effect/BigDecimal'
import type { Decimal } from '../money/decimal.ts'

/** Languages that count by ten thousands (萬, 만), not by thousands. */
const BY_MYRIADS = new Set(['ko', 'zh'])
const THOUSAND = 1_000n
/** Where nobody says "one" before a thousand that stands alone; CLDR has the figure. */
const ONE_THOUSAND: Readonly<Record<string, string>> = { es: 'mil', ms: 'seribu', ko: '천', ar: 'ألف' }

interface Formats {
  readonly named: Intl.NumberFormat
  readonly plain: Intl.NumberFormat
  readonly list: Intl.ListFormat
}

const made = new Map<string, Formats>()

/** The formats of a language. Creating them takes about 12 ms, 50 on a cheap phone, so each language has them once. */
const formatsOf = (tag: string): Formats => {
  const known = made.get(tag)
  if (known) return known
  const formats: Formats = {
    named: new Intl.NumberFormat(tag, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumFractionDigits: 0,
      numberingSystem: 'latn',
    }),
    plain: new Intl.NumberFormat(tag, { useGrouping: false, numberingSystem: 'latn' }),
    list: new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }),
  }
  made.set(tag, formats)
  return formats
}

/** The sign between the whole and the decimals: what 0.5 has in the middle. */
const decimalSign = (tag: string): string => formatsOf(tag).plain.format(0.5).slice(1, -1)

/**
 * A quantity with the names of its thousands and millions, as the language of `tag` says them: 12.345 is "12 thousand
 * 345", "12 mil 345", "1만 2345". Null for a whole quantity below a thousand, whose figures can be read in one way
 * only. The words, their plurals and the order come from the platform's CLDR. Source: RULES.md, languages.
 */
export const quantityInWords = (quantity: Decimal, tag: string): string | null => {
  const { value, scale } = normalize(quantity)
  const decimals = Math.max(0, scale)
  const unit = 10n ** BigInt(decimals)
  const whole = (value / unit) * 10n ** BigInt(Math.max(0, -scale))
  if (value < 0n || (whole < THOUSAND && decimals === 0)) return null
  const { named, plain, list } = formatsOf(tag)
  const base = BY_MYRIADS.has(tag.slice(0, 2)) ? 10_000n : THOUSAND
  const alone = whole === THOUSAND ? ONE_THOUSAND[tag] : undefined
  const parts: string[] = []
  let [rest, place] = [whole, 1n]
  while (rest > 0n) {
    const group = rest % base
    if (group > 0n) {
      const isNamed = place > 1n || group % THOUSAND === 0n
      parts.unshift(alone ?? (isNamed ? named : plain).format(group * place))
    }
    rest /= base
    place *= base
  }
  if (decimals > 0) {
    const last = whole % base > 0n ? (parts.pop() ?? '') : plain.format(0n)
    parts.push(`${last}${decimalSign(tag)}${String(value % unit).padStart(decimals, '0')}`)
  }
  return list.format(parts)
}

/** Creates the formats of a language before they are needed, so that typing a quantity does not wait for them. */
export const prepareQuantityWords = (tag: string): void => {
  const { named, plain, list } = formatsOf(tag)
  list.format([named.format(THOUSAND), plain.format(1n)])
}

/**
 * Whether a figure as the app writes it is another one to readers of a language: "1.000" is one where the dot is the decimal sign.
 * Source: RULES.md, languages.
 */
export const isReadTwoWays = (figure: string, tag: string): boolean =>
  /^\d{1,3}([.,])\d{3}$/.exec(figure)?.[1] === decimalSign(tag)
