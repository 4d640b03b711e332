import { make } from 'effect/BigDecimal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Listing } from '../../../ports/quote.ts'
import { locale } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'

/** What an instrument is called in a language: its Chinese name for readers of Chinese, where it has one. */
export const nameIn = ({ name, chineseName }: Pick<Listing, 'name' | 'chineseName'>, language: string): string =>
  (language === 'cn' || language === 'tw') && chineseName !== '' ? chineseName : name

/** The name to show in the language in use. */
export const useListingName = (listing: Pick<Listing, 'name' | 'chineseName'>): string =>
  nameIn(listing, useValue(locale).code)

/** The step that prices of so many decimals are shown with, for `formatPrice` and `Change`. */
export const priceStep = (decimals: number): Decimal => make(1n, decimals)
