import { max, multiply, negate, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, divideTo, zero } from '../money/decimal.ts'
import type { Currency } from '../money/money.ts'
import type { Direction } from '../orders/order.ts'
import { percentOf } from '../quotes/statistics.ts'

/** What is held of one instrument in one direction. All amounts in its currency. */
export interface Position {
  readonly direction: Direction
  readonly leverage: number
  readonly currency: Currency
  readonly quantity: Decimal
  /** What the quantity was opened for: price times quantity over its fills, without fees. */
  readonly cost: Decimal
  /** Opening fees of the quantity still held. They count as loss when it is closed. */
  readonly openingFees: Decimal
  /** Margin asked for at opening, of the quantity still held. */
  readonly originalMargin: Decimal
  /** Own money bound now: the original margin and what was topped up. */
  readonly margin: Decimal
}

export interface OpeningFill {
  readonly price: Decimal
  readonly quantity: Decimal
  /** As `feesOfFill` and `marginOfFill` say. */
  readonly fees: Decimal
  readonly margin: Decimal
}

export const emptyPosition = (direction: Direction, leverage: number, currency: Currency): Position => ({
  direction,
  leverage,
  currency,
  quantity: zero,
  cost: zero,
  openingFees: zero,
  originalMargin: zero,
  margin: zero,
})

/** The position with one more opening fill in it. */
export const addFill = (position: Position, fill: OpeningFill): Position => ({
  ...position,
  quantity: sum(position.quantity, fill.quantity),
  cost: sum(position.cost, multiply(fill.price, fill.quantity)),
  openingFees: sum(position.openingFees, fill.fees),
  originalMargin: sum(position.originalMargin, fill.margin),
  margin: sum(position.margin, fill.margin),
})

/** Opening price per unit with `decimals` decimals, half up: for display. The position stores sums, so no rounding error builds up. */
export const averageCost = (position: Position, decimals: number): Decimal =>
  position.quantity.value === 0n ? zero : divideTo(position.cost, position.quantity, decimals, 'half-up')

/** Floating profit at a price, fees not counted. Negative is a loss. Source: RULES.md, profit and loss. */
export const profitAt = (position: Position, price: Decimal): Decimal => {
  const value = multiply(price, position.quantity)
  return position.direction === 'long' ? subtract(value, position.cost) : subtract(position.cost, value)
}

/** Floating profit as the customer bears it: a loss beyond the margin is the broker's. Source: RULES.md, profit and loss. */
export const floatingProfitAt = (position: Position, price: Decimal): Decimal =>
  max(profitAt(position, price), negate(position.margin))

/** Own money in the position at a price: margin and floating profit. */
export const equityAt = (position: Position, price: Decimal): Decimal => sum(position.margin, profitAt(position, price))

/** Is any loss beyond the cost possible, or money borrowed? Then a stop-out price exists. */
export const isMarginPosition = (position: Position): boolean => position.leverage > 1 || position.direction === 'short'

/** Floating profit in percentage points of the cost, two decimals: what a list shows beside the amount. */
export const profitPercent = (position: Position, price: Decimal): Decimal =>
  percentOf(profitAt(position, price), position.cost)
