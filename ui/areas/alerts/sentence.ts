import { type AlertTerms, isPercent } from '../../../domain/alerts/alert.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPlainPercent, formatPrice } from '../../../domain/money/format.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { inText } from '../../i18n/inText.ts'
import { priceStep } from '../markets/listing.ts'

const NO_BREAK_SPACE = '\u00a0'

interface Priced {
  readonly currency: string
  /** Decimals of its prices. */
  readonly decimals: number
}

/** A price with its currency: "4,10 MYR", for the middle of a sentence. */
export const pricedText = (price: Decimal, { currency, decimals }: Priced): string =>
  inText(`${formatPrice(price, priceStep(decimals))}${NO_BREAK_SPACE}${currency}`)

/** What an alert waits for: "Price at 4,10 MYR or above". */
export const alertText = (
  words: TranslationFunctions['alerts'],
  { kind, value }: AlertTerms,
  priced: Priced,
): string => {
  const figure = isPercent(kind) ? inText(formatPlainPercent(value)) : pricedText(value, priced)
  return words.waits[kind]({ value: figure })
}
