import { make, subtract } from 'effect/BigDecimal'
import { type Decimal, isSame, percentOf } from '../../../domain/money/decimal.ts'
import type { Listing, Quote, TradingState } from '../../../ports/quote.ts'
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

/** What a row says about an instrument in one word. */
export type Condition = TradingState | 'limitUp' | 'limitDown' | 'noPrice'

/** A halt comes first, then a missing price; limits matter only while orders are taken. */
export const conditionOf = ({ state, price, atLimit }: Pick<Quote, 'state' | 'price' | 'atLimit'>): Condition => {
  if (state === 'halted') return state
  if (price === null) return 'noPrice'
  if (state !== 'open' || atLimit === null) return state
  return atLimit === 'up' ? 'limitUp' : 'limitDown'
}

export interface QuoteChange {
  readonly amount: Decimal | null
  /** In percentage points of the close before. */
  readonly percent: Decimal | null
}

/** Price less the close before; null where one of them is missing. Source: RULES.md, statistics. */
export const changeOf = ({ price, previousClose }: Pick<Quote, 'price' | 'previousClose'>): QuoteChange => {
  if (price === null || previousClose === null || previousClose.value === 0n) return { amount: null, percent: null }
  const amount = subtract(price, previousClose)
  return { amount, percent: percentOf(amount, previousClose) }
}

const sameFigure = (a: Decimal | null, b: Decimal | null): boolean =>
  a === null || b === null ? a === b : isSame(a, b)

/** Whether two quotes show the same. The time of a price that did not change is nothing to draw again for. */
export const isSameQuote = (a: Quote, b: Quote): boolean =>
  a.state === b.state &&
  a.atLimit === b.atLimit &&
  sameFigure(a.price, b.price) &&
  sameFigure(a.previousClose, b.previousClose) &&
  sameFigure(a.volume, b.volume) &&
  sameFigure(a.turnover, b.turnover)

/** Whether a quote was certainly made before another. */
export const isOlder = (quote: Quote, than: Quote | null): boolean =>
  than !== null && quote.time !== null && than.time !== null && quote.time < than.time
