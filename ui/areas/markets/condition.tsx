import { subtract } from 'effect/BigDecimal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { percentOf } from '../../../domain/quotes/statistics.ts'
import type { Quote, TradingState } from '../../../ports/quote.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'

/** What a row says about an instrument in one word. */
export type Condition = TradingState | 'limitUp' | 'limitDown' | 'noPrice'

/** A halt comes first, then a missing price; limits matter only while orders are taken. */
export const conditionOf = ({ state, price, atLimit }: Pick<Quote, 'state' | 'price' | 'atLimit'>): Condition => {
  if (state === 'halted') return state
  if (price === null) return 'noPrice'
  if (state !== 'open' || atLimit === null) return state
  return atLimit === 'up' ? 'limitUp' : 'limitDown'
}

const TONE: Record<Condition, Tone> = {
  open: 'good',
  break: 'neutral',
  closed: 'neutral',
  halted: 'warning',
  limitUp: 'accent',
  limitDown: 'accent',
  noPrice: 'warning',
}

/** Whether orders are taken, and what stands in the way of a price. */
export const StateLabel = ({ quote }: { readonly quote: Pick<Quote, 'state' | 'price' | 'atLimit'> }) => {
  const condition = conditionOf(quote)
  return <Badge tone={TONE[condition]}>{useWords().markets.states[condition]()}</Badge>
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
