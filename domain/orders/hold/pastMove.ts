import { multiply, subtract } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, divideTo, zero } from '../../money/decimal.ts'
import { type Fall, type Figure, largestFall } from '../../money/largestFall.ts'
import { type Currency, MINOR_UNITS } from '../../money/money.ts'
import type { Direction } from '../order.ts'

/** How far back prices count, in days of 24 hours. */
export const PAST_DAYS = 365
const DAY = 86_400_000
const HUNDRED = decimal('100')

/** A move between two closes; `percent` in percentage points of the first, two decimals, half up, never negative. */
export type PastMove = Fall

/** The largest rise from a low to a later high, as a part of the low; null where nothing ever rose. */
const largestRise = (figures: ReadonlyArray<Figure>): PastMove | null => {
  let low: Figure | undefined
  let largest: { readonly from: Figure; readonly until: Figure } | undefined
  for (const figure of figures) {
    if (compare(figure.value, zero) <= 0) continue
    if (low === undefined || compare(figure.value, low.value) < 0) low = figure
    // high / low > largest.high / largest.low, without a division.
    const known = largest ?? { from: low, until: low }
    const isLarger = compare(multiply(figure.value, known.from.value), multiply(known.until.value, low.value)) > 0
    if (isLarger) largest = { from: low, until: figure }
  }
  if (largest === undefined) return null
  const risen = subtract(largest.until.value, largest.from.value)
  return { ...largest, percent: divideTo(multiply(risen, HUNDRED), largest.from.value, 2, 'half-up') }
}

/**
 * The move that would have cost a position most within the last year: the largest fall for a long one, the largest rise
 * for a short one. The closes are in time. Source: RULES.md, orders.
 */
export const worstMove = (direction: Direction, closes: ReadonlyArray<Figure>, now: number): PastMove | null => {
  const recent = closes.filter(({ at }) => at >= now - PAST_DAYS * DAY)
  return direction === 'long' ? largestFall(recent) : largestRise(recent)
}

/** What an amount would lose in such a move, before fees, half up to the minor unit. */
export const lossIn = ({ from, until }: PastMove, amount: Decimal, currency: Currency): Decimal => {
  const moved = subtract(from.value, until.value)
  const size = compare(moved, zero) < 0 ? subtract(zero, moved) : moved
  return divideTo(multiply(amount, size), from.value, MINOR_UNITS[currency], 'half-up')
}

/** The loss at which the broker closes a position on margin; null for one that it never closes. */
export const stopOutLoss = (margin: Decimal | null, stopOutPercent: Decimal | null, currency: Currency) =>
  margin && stopOutPercent
    ? divideTo(multiply(margin, subtract(HUNDRED, stopOutPercent)), HUNDRED, MINOR_UNITS[currency], 'half-up')
    : null
