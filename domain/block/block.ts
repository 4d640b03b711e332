import { fromBigInt, max, multiply, subtract, sum } from 'effect/BigDecimal'
import type { Instant } from '../calendar/zone.ts'
import { compare, type Decimal, divideTo, percentOf, zero } from '../money/decimal.ts'
import type { BlockState } from '../contract/enumerations.ts'

export type { BlockState } from '../contract/enumerations.ts'

/** No purchase of a block is smaller, in shares. Source: RULES.md, block trades. */
export const MINIMUM_SHARES: Decimal = fromBigInt(300n)

/** The least lots of a purchase: what the seller asks for, and never fewer than 300 shares. */
export const minimumLots = (lot: Decimal, asked: Decimal): Decimal => max(asked, divideTo(MINIMUM_SHARES, lot, 0, 'up'))

export interface BlockLife {
  readonly opensAt: Instant
  /** The first instant at which it is over. */
  readonly closesAt: Instant
  /** Shares still for sale. */
  readonly remaining: Decimal
  /** The minimum shares of one purchase: a remainder below it cannot be sold. */
  readonly minimum: Decimal
}

/** The state of a block at an instant. Source: RULES.md, block trades. */
export const blockStateAt = ({ closesAt, minimum, opensAt, remaining }: BlockLife, now: Instant): BlockState => {
  if (now < opensAt) return 'upcoming'
  if (now >= closesAt) return 'over'
  return compare(remaining, minimum) < 0 ? 'sold-out' : 'open'
}

/** How far a block's price is below the market's, in percentage points of the market's; negative where it is above. */
export const discountOf = (price: Decimal, market: Decimal): Decimal => percentOf(subtract(market, price), market)

/** What a share gains at the market's price, in percentage points of what it costs. Fees are not in it. */
export const profitRateOf = (price: Decimal, market: Decimal): Decimal => percentOf(subtract(market, price), price)

/** What is left for customers: the whole block less what they and the simulated market bought, not below zero. */
export const remainingOf = (quantity: Decimal, simulated: Decimal, sold: Decimal): Decimal =>
  max(zero, subtract(quantity, sum(simulated, sold)))

/** Shares of a number of lots. */
export const sharesOf = (lots: Decimal, lot: Decimal): Decimal => multiply(lots, lot)
