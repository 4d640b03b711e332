import { make, subtract } from 'effect/BigDecimal'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { type Decimal, formatDecimal, isSame, percentOf } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import type { Listing, Quote, TradingState } from '../../../ports/quote.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { inText } from '../../i18n/inText.ts'
import { locale } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'

/** The name of an instrument in a language: its Chinese name for readers of Chinese, where it has one. */
export const nameIn = ({ name, chineseName }: Pick<Listing, 'name' | 'chineseName'>, language: string): string =>
  (language === 'cn' || language === 'tw') && chineseName !== '' ? chineseName : name

/** The name to show in the current language. */
export const useListingName = (listing: Pick<Listing, 'name' | 'chineseName'>): string =>
  nameIn(listing, useValue(locale).code)

/** The display step of prices with this many decimals, for `formatPrice` and `Change`. */
export const priceStep = (decimals: number): Decimal => make(1n, decimals)

type Unit = keyof TranslationFunctions['markets']['quantities']

/** What the instruments of a market are counted in; all others in shares. */
const UNITS: Partial<Record<MarketCode, Unit>> = { FUND: 'units', FUT: 'contracts', CRYPTO: 'coins', FX: 'currency' }

/** "100 shares", "2 contracts": a quantity with its unit, for a sentence. Source: RULES.md, languages. */
export const quantityText = (words: TranslationFunctions, market: MarketCode, quantity: Decimal): string =>
  words.markets.quantities[UNITS[market] ?? 'shares']({
    quantity: inText(formatQuantity(quantity)),
    count: formatDecimal(quantity),
  })

/** The state of an instrument, as the label of a row. */
export type Condition = TradingState | 'limitUp' | 'limitDown' | 'noPrice'

/** A halt comes first, then a missing price; limits matter only while orders are accepted. */
export const conditionOf = ({ state, price, atLimit }: Pick<Quote, 'state' | 'price' | 'atLimit'>): Condition => {
  if (state === 'halted') return state
  if (price === null) return 'noPrice'
  if (state !== 'open' || atLimit === null) return state
  return atLimit === 'up' ? 'limitUp' : 'limitDown'
}

export interface QuoteChange {
  readonly amount: Decimal | null
  /** In percentage points of the previous close. */
  readonly percent: Decimal | null
}

/** Price less the previous close; null where one of them is missing. Source: RULES.md, statistics. */
export const changeOf = ({ price, previousClose }: Pick<Quote, 'price' | 'previousClose'>): QuoteChange => {
  if (price === null || previousClose === null || previousClose.value === 0n) return { amount: null, percent: null }
  const amount = subtract(price, previousClose)
  return { amount, percent: percentOf(amount, previousClose) }
}

const sameFigure = (a: Decimal | null, b: Decimal | null): boolean =>
  a === null || b === null ? a === b : isSame(a, b)

/** Whether two quotes look the same. A new time with the same price needs no render. */
export const isSameQuote = (a: Quote, b: Quote): boolean =>
  a.state === b.state &&
  a.atLimit === b.atLimit &&
  sameFigure(a.price, b.price) &&
  sameFigure(a.previousClose, b.previousClose) &&
  sameFigure(a.volume, b.volume) &&
  sameFigure(a.turnover, b.turnover)

/** Whether a quote is certainly older than another. */
export const isOlder = (quote: Quote, than: Quote | null): boolean =>
  than !== null && quote.time !== null && than.time !== null && quote.time < than.time
