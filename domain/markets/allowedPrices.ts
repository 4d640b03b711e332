import { make, max, multiply, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, divideTo, isMultipleOf } from '../money/decimal.ts'
import { tickDecimals } from '../money/format.ts'

/** One step of a ladder: from this price on, prices are multiples of `tick`. */
export interface TickStep {
  readonly from: Decimal
  readonly tick: Decimal
}

/** Tick sizes by price, ascending, the first from 0. Each `from` is a multiple of the ticks either side of it. */
export type TickLadder = readonly [TickStep, ...Array<TickStep>]

/** A ladder written as pairs of literals: `ladder(['0', '0.005'], ['1', '0.01'])`. */
export const ladder = (...steps: ReadonlyArray<readonly [from: string, tick: string]>): TickLadder => {
  const [first, ...rest] = steps.map(([from, tick]) => ({ from: decimal(from), tick: decimal(tick) }))
  if (first === undefined) throw new RangeError('a ladder needs a step')
  return [first, ...rest]
}

const stepAt = (ticks: TickLadder, price: Decimal): TickStep =>
  ticks.findLast((step) => compare(step.from, price) <= 0) ?? ticks[0]

/** The tick size that holds at a price. Source: RULES.md, markets. */
export const tickAt = (ticks: TickLadder, price: Decimal): Decimal => stepAt(ticks, price).tick

/** Decimals that every price of the ladder can be written with: those of its smallest tick. */
export const ladderDecimals = (ticks: TickLadder): number => Math.max(...ticks.map((step) => tickDecimals(step.tick)))

/** True where an order may name the price. */
export const isOnTick = (ticks: TickLadder, price: Decimal): boolean => isMultipleOf(price, tickAt(ticks, price))

/**
 * The nearest price on the grid: `down` not above, `up` not below, `nearest` the closer one (the higher of two).
 * Prices are not negative. A price on the grid is returned with its value unchanged.
 */
export const roundToTick = (ticks: TickLadder, price: Decimal, direction: 'down' | 'up' | 'nearest'): Decimal => {
  const tick = tickAt(ticks, price)
  const mode = direction === 'nearest' ? 'half-up' : direction
  return multiply(divideTo(price, tick, 0, mode), tick)
}

/** The next price up on the grid. */
export const tickUp = (ticks: TickLadder, price: Decimal): Decimal => {
  const up = roundToTick(ticks, price, 'up')
  return compare(up, price) > 0 ? up : sum(price, tickAt(ticks, price))
}

/** The next price down on the grid, never below zero. */
export const tickDown = (ticks: TickLadder, price: Decimal): Decimal => {
  const down = roundToTick(ticks, price, 'down')
  if (compare(down, price) < 0) return down
  if (price.value === 0n) return price
  // Just below a step's first price the finer tick of the step before holds.
  const step = stepAt(ticks, price)
  const before = compare(step.from, price) === 0 ? ticks[ticks.indexOf(step) - 1] : undefined
  return subtract(price, (before ?? step).tick)
}

/** The smallest price an order can name: one tick. */
export const lowestPrice = (ticks: TickLadder): Decimal => tickUp(ticks, make(0n, 0))

/** How far a price may move from the previous close within a trading day. */
export type LimitRule =
  | { readonly kind: 'none' }
  /** Percentage points either side: 10 is ten per cent. */
  | { readonly kind: 'percent'; readonly points: Decimal }
  /** Absolute steps: the row with the largest `from` not above the previous close applies. */
  | { readonly kind: 'band'; readonly rows: ReadonlyArray<{ readonly from: Decimal; readonly width: Decimal }> }

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

/** Whether a price is within the day's limits, both included; every price is where there are none. */
export const isWithin = (limits: PriceLimits | undefined, price: Decimal): boolean =>
  limits === undefined || (compare(limits.lower, price) <= 0 && compare(price, limits.upper) <= 0)
