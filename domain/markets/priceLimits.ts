import { make, max, multiply, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal } from '../money/decimal.ts'
import type { LimitRule } from './market.ts'
import { lowestPrice, roundToTick, type TickLadder } from './tickLadder.ts'

/** The prices an order may name on one trading day, both inclusive and on the tick grid. */
export interface PriceLimits {
  readonly lower: Decimal
  readonly upper: Decimal
}

const perCent = make(1n, 2)

const widthOf = (rule: LimitRule, previousClose: Decimal): Decimal | undefined => {
  if (rule.kind === 'none') return undefined
  if (rule.kind === 'percent') return multiply(multiply(previousClose, rule.points), perCent)
  return rule.rows.findLast((row) => compare(row.from, previousClose) <= 0)?.width
}

/**
 * The day's price limits from the previous close, rounded inwards to the tick grid and never below one tick.
 * `undefined` where the market has none. Source: RULES.md, markets.
 */
export const priceLimits = (rule: LimitRule, ticks: TickLadder, previousClose: Decimal): PriceLimits | undefined => {
  const width = widthOf(rule, previousClose)
  if (width === undefined) return undefined
  const lowest = lowestPrice(ticks)
  return {
    lower: roundToTick(ticks, max(subtract(previousClose, width), lowest), 'up'),
    upper: max(roundToTick(ticks, sum(previousClose, width), 'down'), lowest),
  }
}

export const isWithin = (limits: PriceLimits | undefined, price: Decimal): boolean =>
  limits === undefined || (compare(limits.lower, price) <= 0 && compare(price, limits.upper) <= 0)
