import { fromBigInt, make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import { isOnTick, lowestPrice, roundToTick, tickAt, type TickLadder } from '../markets/allowedPrices.ts'
import { compare, type Decimal, decimal, fitsScale, isSame } from '../money/decimal.ts'
import type { Direction } from './order.ts'
import type { ProtectionSide } from '../contract/enumerations.ts'

export type { ProtectionSide } from '../contract/enumerations.ts'

/** How far a trailing stop follows the best price: an amount of the instrument's currency per unit, or per cent of that price. */
export interface Trail {
  readonly unit: 'amount' | 'percent'
  readonly distance: Decimal
}

/**
 * What closes a position by itself. It has a stop or a trailing stop, a take-profit, or a stop of either kind and a
 * take-profit: then one ends the other. Prices in the instrument's currency. Source: RULES.md, protective orders.
 */
export interface Protection {
  readonly stop?: Decimal
  /** The worst price after the stop is triggered; absent: at the market. */
  readonly stopLimit?: Decimal
  readonly takeProfit?: Decimal
  /** In place of `stop`. */
  readonly trail?: Trail
}

/** Whether it protects nothing: no stop, no trailing stop, no take-profit. */
export const isEmpty = ({ stop, takeProfit, trail }: Protection): boolean =>
  stop === undefined && takeProfit === undefined && trail === undefined

const hundred = fromBigInt(100n)
const perCent = make(1n, 2)

/** Per cent of a trailing stop: from 0.1 to 50, at most two decimals. Source: RULES.md, protective orders. */
export const TRAIL_PERCENT = { least: decimal('0.1'), most: decimal('50') }

/** Whether a trailing stop is set again as it is: then it goes on from where it stands. Source: RULES.md, protective orders. */
export const isSameTrail = (before: Trail | undefined, after: Trail | undefined): boolean =>
  before !== undefined && after !== undefined && before.unit === after.unit && isSame(before.distance, after.distance)

/** The best price so far that a trailing stop follows: the highest for a long, the lowest for a short position. */
export const trailReference = (direction: Direction, before: Decimal | undefined, last: Decimal): Decimal =>
  before === undefined ? last : direction === 'long' ? max(before, last) : min(before, last)

/**
 * Where a trailing stop stands: below the best price of a long, above that of a short position; put on the grid away from
 * the price, and at least one tick. Source: RULES.md, protective orders.
 */
export const trailingStop = (
  ticks: TickLadder,
  direction: Direction,
  { distance, unit }: Trail,
  reference: Decimal,
): Decimal => {
  const away = unit === 'amount' ? distance : multiply(multiply(reference, distance), perCent)
  const exact = direction === 'long' ? max(subtract(reference, away), lowestPrice(ticks)) : sum(reference, away)
  return roundToTick(ticks, exact, direction === 'long' ? 'down' : 'up')
}

/** Whether the last price has reached a price from which a loss is stopped. */
export const reachesStop = (direction: Direction, stop: Decimal, last: Decimal): boolean =>
  direction === 'long' ? compare(last, stop) <= 0 : compare(last, stop) >= 0

/**
 * The side that the last price triggers; the stop first. `stop` is the price of the stop, or where the trailing stop
 * stands now. Source: RULES.md, protective orders.
 */
export const triggeredSide = (
  { takeProfit, trail }: Pick<Protection, 'takeProfit' | 'trail'>,
  direction: Direction,
  stop: Decimal | undefined,
  last: Decimal,
): ProtectionSide | undefined => {
  if (stop !== undefined && reachesStop(direction, stop, last)) return trail ? 'trailing-stop' : 'stop-loss'
  // A take-profit is on the other side of the price, so the two change places.
  return takeProfit !== undefined && reachesStop(direction, last, takeProfit) ? 'take-profit' : undefined
}

/** The field of a protection that a finding is about. */
export type ProtectionField = 'stop' | 'stopLimit' | 'takeProfit' | 'trail'

export type ProtectionCode =
  | 'off-tick'
  | 'stop-wrong-side'
  | 'stop-limit-wrong-side'
  | 'take-profit-wrong-side'
  | 'trail-out-of-range'

export interface ProtectionFinding {
  readonly field: ProtectionField
  readonly code: ProtectionCode
}

/**
 * The price from which a protection starts: that of the position now, for an order that waits its limit, where that is
 * nearer to a loss than the last price.
 */
export const protectedFrom = (direction: Direction, last: Decimal, limit: Decimal | undefined): Decimal =>
  limit === undefined ? last : direction === 'long' ? min(limit, last) : max(limit, last)

const isTrailSound = ({ distance, unit }: Trail, ticks: TickLadder, price: Decimal): boolean => {
  if (unit === 'percent')
    return (
      fitsScale(distance, 2) &&
      compare(distance, TRAIL_PERCENT.least) >= 0 &&
      compare(distance, TRAIL_PERCENT.most) <= 0
    )
  return (
    compare(distance, tickAt(ticks, price)) >= 0 &&
    compare(multiply(distance, hundred), multiply(price, TRAIL_PERCENT.most)) <= 0
  )
}

/**
 * The findings about a protection that starts at a price: each of its prices is on the grid and on its side of that
 * price, a limit is not better than its stop, a trailing distance is within its bounds. Source: RULES.md, protective orders.
 */
export const protectionFindings = (
  { stop, stopLimit, takeProfit, trail }: Protection,
  direction: Direction,
  ticks: TickLadder,
  price: Decimal,
): ReadonlyArray<ProtectionFinding> => {
  const isLong = direction === 'long'
  const isBelow = (a: Decimal, b: Decimal) => (isLong ? compare(a, b) < 0 : compare(a, b) > 0)
  const found: Array<ProtectionFinding> = []
  const check = (
    field: ProtectionField,
    value: Decimal | undefined,
    isRight: (value: Decimal) => boolean,
    code: ProtectionCode,
  ) => {
    if (value === undefined) return
    if (compare(value, lowestPrice(ticks)) < 0 || !isOnTick(ticks, value)) found.push({ field, code: 'off-tick' })
    else if (!isRight(value)) found.push({ field, code })
  }
  check('stop', stop, (value) => isBelow(value, price), 'stop-wrong-side')
  check('stopLimit', stopLimit, (value) => stop !== undefined && !isBelow(stop, value), 'stop-limit-wrong-side')
  check('takeProfit', takeProfit, (value) => isBelow(price, value), 'take-profit-wrong-side')
  if (trail && !isTrailSound(trail, ticks, price)) found.push({ field: 'trail', code: 'trail-out-of-range' })
  return found
}

/** Whether it names no two kinds of stop, and a limit only with a stop. What a correct client never sends. */
export const isWellFormed = ({ stop, stopLimit, trail }: Protection): boolean =>
  !(stop !== undefined && trail !== undefined) && !(stopLimit !== undefined && stop === undefined)
