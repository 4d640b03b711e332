import { subtract } from 'effect/BigDecimal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { percentOf } from '../../../domain/quotes/statistics.ts'
import type { Quote, TradingState } from '../../../ports/quote.ts'

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
