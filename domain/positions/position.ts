import { max, multiply, negate, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, zero } from '../money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../money/money.ts'
import type { Direction } from '../orders/order.ts'

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

/** Whether anything is held: a position whose opening order waits holds nothing yet. Source: RULES.md, profit and loss. */
export const isHeld = ({ quantity }: Pick<Position, 'quantity'>): boolean => quantity.value !== 0n

/** A position before its first fill, in the currency of its instrument. */
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

export interface ClosingFill {
  readonly price: Decimal
  readonly quantity: Decimal
  readonly fees: Decimal
}

/** What closing a part did. */
export interface Closed {
  readonly quantity: Decimal
  readonly price: Decimal
  /** What the closed part had been opened for. */
  readonly cost: Decimal
  /** Price difference times quantity, fees not counted. */
  readonly grossProfit: Decimal
  readonly openingFees: Decimal
  readonly closingFees: Decimal
  /** Loss beyond the margin, borne by the broker: an account never owes. Zero or more. */
  readonly writtenOff: Decimal
  /** Realised profit: gross, less both fees, plus what was written off. */
  readonly profit: Decimal
  readonly marginReleased: Decimal
  /** What goes back to the balance. Zero or more. */
  readonly cash: Decimal
}

/** The part of a sum that belongs to a part of the quantity; all of it for all of the quantity. */
const share = (whole: Decimal, part: Decimal, of: Decimal, currency: Currency): Decimal =>
  compare(part, of) === 0 ? whole : divideTo(multiply(whole, part), of, MINOR_UNITS[currency], 'half-even')

/**
 * Closes a part of a position (all of it at most; more throws). Cost, opening fees and margin leave in proportion,
 * rounded half-even to the minor unit; the last part takes what is left, so the parts add up to the whole to the
 * cent. Source: RULES.md, profit and loss.
 */
export const closeFill = (
  position: Position,
  fill: ClosingFill,
): { readonly position: Position; readonly closed: Closed } => {
  if (fill.quantity.value <= 0n || compare(fill.quantity, position.quantity) > 0)
    throw new RangeError('closes more than is held')
  const part = (whole: Decimal): Decimal => share(whole, fill.quantity, position.quantity, position.currency)
  const [cost, openingFees, marginReleased] = [part(position.cost), part(position.openingFees), part(position.margin)]
  const value = multiply(fill.price, fill.quantity)
  const grossProfit = position.direction === 'long' ? subtract(value, cost) : subtract(cost, value)
  const returned = subtract(sum(marginReleased, grossProfit), fill.fees)
  const writtenOff = max(negate(returned), zero)
  return {
    position: {
      ...position,
      quantity: subtract(position.quantity, fill.quantity),
      cost: subtract(position.cost, cost),
      openingFees: subtract(position.openingFees, openingFees),
      originalMargin: subtract(position.originalMargin, part(position.originalMargin)),
      margin: subtract(position.margin, marginReleased),
    },
    closed: {
      quantity: fill.quantity,
      price: fill.price,
      cost,
      grossProfit,
      openingFees,
      closingFees: fill.fees,
      writtenOff,
      profit: sum(subtract(subtract(grossProfit, openingFees), fill.fees), writtenOff),
      marginReleased,
      cash: sum(returned, writtenOff),
    },
  }
}
