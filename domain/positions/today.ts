import { subtract } from 'effect/BigDecimal'
import type { Decimal } from '../money/decimal.ts'
import { floatingProfitAt, type Position } from './position.ts'

/** The prices that a day's profit needs, in the currency of the position. */
export interface DayPrices {
  readonly price: Decimal
  /** Close of the previous trading day; null for a position that was opened on the day of the price. */
  readonly previousClose: Decimal | null
}

/**
 * Profit since the close of the previous trading day, in the currency of the position, fees not counted; since the opening
 * where that is later. Source: RULES.md, profit and loss.
 */
export const profitOfDay = (position: Position, { price, previousClose }: DayPrices): Decimal => {
  const now = floatingProfitAt(position, price)
  return previousClose === null ? now : subtract(now, floatingProfitAt(position, previousClose))
}
