import { sum } from 'effect/BigDecimal'
import { localDay } from '../../../domain/calendar/zone.ts'
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

/** The customer's own money in a position at a price, in its currency. */
export const equityOn = (position: PositionRecord, price: Decimal): Decimal => equityAt(asPosition(position), price)

/** Profit of a position on the trading day of its price, in its currency; null where it is not held or has no price. */
export const profitOn = (position: PositionRecord, { price, previousClose, time }: Quote): Decimal | null => {
  const { boughtAt, direction, quantity, soldAt, zone } = position
  if (price === null || quantity.value === 0n) return null
  const openedAt = direction === 'long' ? boughtAt : soldAt
  const isOfToday = openedAt !== null && time !== null && localDay(zone, openedAt) >= localDay(zone, time)
  return profitOfDay(asPosition(position), { price, previousClose: isOfToday ? null : previousClose })
}
