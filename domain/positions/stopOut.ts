import { make, multiply, normalize, subtract, sum } from 'effect/BigDecimal'
import { roundToTick, type TickLadder } from '../markets/allowedPrices.ts'
import { compare, type Decimal, divideTo, fitsScale } from '../money/decimal.ts'
import { equityAt, type Position } from './position.ts'
import { isOnMargin } from '../orders/order.ts'

/** A margin position is closed when its equity is at or below this share of its original margin. */
export const STOP_OUT_SHARE = make(50n, 2)
/** Enough for the division before the price is put on the grid; no tick is finer. */
const FINE = 12

const stopOutEquity = (position: Position): Decimal => multiply(position.originalMargin, STOP_OUT_SHARE)

/**
 * True where the position must be closed at `price` (the bid for a long one, the ask for a short one): equity at or
 * below half of the original margin. Never for a long position without leverage. Source: RULES.md, margin.
 */
export const isStoppedOut = (position: Position, price: Decimal): boolean =>
  isOnMargin(position) &&
  position.quantity.value > 0n &&
  compare(equityAt(position, price), stopOutEquity(position)) <= 0

/**
 * The first price on the grid at which the position is stopped out: the highest such one of a long, the lowest of a
 * short position. `undefined` where there is none above zero.
 */
export const stopOutPrice = (position: Position, ticks: TickLadder): Decimal | undefined => {
  if (!isOnMargin(position) || position.quantity.value === 0n) return undefined
  const cushion = subtract(position.margin, stopOutEquity(position))
  const isLong = position.direction === 'long'
  const value = isLong ? subtract(position.cost, cushion) : sum(position.cost, cushion)
  const towards = isLong ? 'down' : 'up'
  const price = roundToTick(ticks, divideTo(value, position.quantity, FINE, towards), towards)
  return price.value > 0n ? price : undefined
}

/** Why a top-up is refused. */
export type TopUpProblem = 'not-a-positive-integer' | 'not-a-margin-position' | 'insufficient-available-balance'

/** A top-up is a positive integer, of the balance that is free, for a margin position. Source: RULES.md, margin. */
export const topUpProblem = (position: Position, amount: Decimal, available: Decimal): TopUpProblem | undefined => {
  if (amount.value <= 0n || !fitsScale(amount, 0)) return 'not-a-positive-integer'
  if (!isOnMargin(position) || position.quantity.value === 0n) return 'not-a-margin-position'
  return compare(amount, available) > 0 ? 'insufficient-available-balance' : undefined
}

/** The position with more own money in it. Ask `topUpProblem` first. */
export const topUp = (position: Position, amount: Decimal): Position => ({
  ...position,
  margin: sum(position.margin, normalize(amount)),
})
