import { multiply, subtract } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, divideTo, zero } from '../../money/decimal.ts'
import { type Figure, largestFall, largestRise, type Move, sizeOf } from '../../money/largestMove.ts'
import { type Currency, MINOR_UNITS } from '../../money/money.ts'
import type { Direction } from '../order.ts'

/** How far back prices count, in days of 24 hours. */
export const PAST_DAYS = 365
const DAY = 86_400_000
const HUNDRED = decimal('100')

/**
 * The move that would have cost a position most within the last year: the largest fall for a long one, the largest rise
 * for a short one. The closes are in time; one that is not above zero is not known. Source: RULES.md, orders.
 */
export const worstMove = (direction: Direction, closes: ReadonlyArray<Figure>, now: number): Move | null => {
  const recent = closes.filter(({ at, value }) => at >= now - PAST_DAYS * DAY && compare(value, zero) > 0)
  return direction === 'long' ? largestFall(recent) : largestRise(recent)
}

/** What an amount would lose in such a move, before fees, half up to the minor unit. */
export const lossIn = (move: Move, amount: Decimal, currency: Currency): Decimal =>
  divideTo(multiply(amount, sizeOf(move)), move.from.value, MINOR_UNITS[currency], 'half-up')

/** The loss at which the broker closes a position on margin; null for one that it never closes. */
export const stopOutLoss = (margin: Decimal | null, stopOutPercent: Decimal | null, currency: Currency) =>
  margin && stopOutPercent
    ? divideTo(multiply(margin, subtract(HUNDRED, stopOutPercent)), HUNDRED, MINOR_UNITS[currency], 'half-up')
    : null
