import { multiply, subtract, sum } from 'effect/BigDecimal'
import type { TradingTerms } from '../markets/market.ts'
import { compare, type Decimal, isSame, roundTo } from '../money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../money/money.ts'
import { type Direction, sideOf } from './order.ts'
import { feesOf, marginFor, totalFees } from './orderCost.ts'

/** Price and quantity of a waiting order; no price for an order at the market. */
export interface Amendable {
  readonly price: Decimal | undefined
  readonly quantity: Decimal
}

/** Whether a changed order keeps its place in the book: at the same price with no larger quantity. Source: RULES.md, orders. */
export const keepsPlace = (before: Amendable, after: Amendable): boolean => {
  const isSamePrice =
    before.price === undefined || after.price === undefined
      ? before.price === after.price
      : isSame(before.price, after.price)
  return isSamePrice && compare(after.quantity, before.quantity) <= 0
}

/** An order that opens, as far as it is filled. */
export interface PartlyFilled {
  readonly direction: Direction
  readonly leverage: number
  readonly currency: Currency
  /** Price times quantity over its fills, and the fees charged for them. */
  readonly amount: Decimal
  readonly fees: Decimal
}

/**
 * What an order that opens has to hold for a further quantity at its worst price: the margin and fees of all of it less
 * those of its fills. Source: RULES.md, orders, fees, margin.
 */
export const heldForRest = (
  { amount, currency, direction, fees, leverage }: PartlyFilled,
  market: Pick<TradingTerms, 'fees'>,
  rest: Decimal,
  price: Decimal,
): Decimal => {
  const whole = sum(amount, multiply(rest, price))
  const margin = subtract(marginFor(whole, leverage, currency), marginFor(amount, leverage, currency))
  const charged = totalFees(feesOf(market.fees, sideOf('open', direction), whole, currency))
  return roundTo(sum(margin, subtract(charged, fees)), MINOR_UNITS[currency], 'up')
}
