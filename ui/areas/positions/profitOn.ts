import { sum } from 'effect/BigDecimal'
import { localDay } from '../../../domain/calendar/zone.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { emptyPosition } from '../../../domain/positions/position.ts'
import { profitOfDay } from '../../../domain/positions/today.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'
import type { Quote } from '../../../ports/quote.ts'

/** Profit of a position on the trading day of its price, in its currency; null where it is not held or has no price. */
export const profitOn = (position: PositionRecord, { price, previousClose, time }: Quote): Decimal | null => {
  const { addedMargin, boughtAt, cost, currency, direction, leverage, margin, quantity, soldAt, zone } = position
  if (price === null || quantity.value === 0n) return null
  const openedAt = direction === 'long' ? boughtAt : soldAt
  const isOfToday = openedAt !== null && time !== null && localDay(zone, openedAt) >= localDay(zone, time)
  return profitOfDay(
    { ...emptyPosition(direction, leverage, currency), quantity, cost, margin: sum(margin, addedMargin) },
    { price, previousClose: isOfToday ? null : previousClose },
  )
}
