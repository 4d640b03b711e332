import { multiply, subtract, sum } from 'effect/BigDecimal'
import { isSinceDayOf } from '../../../domain/calendar/zone.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { emptyPosition, equityAt } from '../../../domain/positions/position.ts'
import { profitOfDay } from '../../../domain/positions/today.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'
import type { Quote } from '../../../ports/quote.ts'

const asPosition = ({ addedMargin, cost, currency, direction, leverage, margin, quantity }: PositionRecord) => ({
  ...emptyPosition(direction, leverage, currency),
  quantity,
  cost,
  margin: sum(margin, addedMargin),
})

/** Profit of a position on the trading day of its price, in its currency; null where it is not held or has no price. */
export const profitOn = (position: PositionRecord, { price, previousClose, time }: Quote): Decimal | null => {
  const { boughtAt, direction, quantity, soldAt, zone } = position
  if (price === null || quantity.value === 0n) return null
  const openedAt = direction === 'long' ? boughtAt : soldAt
  const isOfToday = openedAt !== null && time !== null && isSinceDayOf(zone, time, openedAt)
  return profitOfDay(asPosition(position), { price, previousClose: isOfToday ? null : previousClose })
}

/** A position on its trading day, in its currency. */
export interface DayOn {
  readonly profit: Decimal
  /** What it was worth when the profit began: at the previous close, or at its opening where that was today. */
  readonly before: Decimal
  /** The customer's own money in it now. */
  readonly equity: Decimal
}

/** The day of a position; null where it is not held or has no price. */
export const dayOn = (position: PositionRecord, quote: Quote): DayOn | null => {
  const profit = profitOn(position, quote)
  if (quote.price === null || profit === null) return null
  const value = multiply(quote.price, position.quantity)
  const before = position.direction === 'long' ? subtract(value, profit) : sum(value, profit)
  return { profit, before, equity: equityAt(asPosition(position), quote.price) }
}
