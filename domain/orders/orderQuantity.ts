import { fromBigInt, multiply, normalize, subtract } from 'effect/BigDecimal'
import type { Tradable, TradingTerms } from '../markets/market.ts'
import { compare, type Decimal, decimal, divideTo, isMultipleOf } from '../money/decimal.ts'
import { openingCost } from './orderCost.ts'
import type { OrderTerms } from './order.ts'

/** No order is larger: a slip of the finger stays harmless. In lots. Source: RULES.md, orders. */
export const MAXIMUM_LOTS = 100_000n

/** The shares of the largest possible quantity that the ticket offers. */
export const FRACTIONS = ['1/4', '1/2', '3/4', 'max'] as const
export type Fraction = (typeof FRACTIONS)[number]

const PARTS: Readonly<Record<Fraction, Decimal>> = {
  '1/4': decimal('0.25'),
  '1/2': decimal('0.5'),
  '3/4': decimal('0.75'),
  max: decimal('1'),
}

/** Whether a quantity is a whole number of lots. Source: RULES.md, orders. */
export const isWholeLots = (quantity: Decimal, lot: Decimal): boolean => isMultipleOf(quantity, lot)

/** The quantity cut to whole lots. */
export const floorToLot = (quantity: Decimal, lot: Decimal): Decimal =>
  multiply(divideTo(quantity, lot, 0, 'down'), lot)

/** The largest count of lots that holds, of a condition that no larger count meets again, by halving. */
export const mostLots = (holds: (count: bigint) => boolean): bigint => {
  let [within, beyond] = [0n, MAXIMUM_LOTS + 1n]
  while (beyond - within > 1n) {
    const middle = (within + beyond) / 2n
    if (holds(middle)) within = middle
    else beyond = middle
  }
  return within
}

/** The quantity of so many lots. */
export const lots = (count: bigint, lot: Decimal): Decimal => normalize(multiply(fromBigInt(count), lot))

/**
 * The most that can be opened at `price` with `available` of the instrument's currency, fees included, in whole lots
 * and within the largest order. Zero where not even one lot is affordable. Source: RULES.md, orders.
 */
export const maximumQuantity = (
  instrument: Tradable,
  market: TradingTerms,
  order: Pick<OrderTerms, 'direction' | 'leverage'>,
  price: Decimal,
  available: Decimal,
): Decimal => {
  const affordable = (count: bigint): boolean => {
    const quantity = lots(count, instrument.lot)
    return compare(openingCost(instrument, market, { ...order, quantity }, price).total, available) <= 0
  }
  // Cost never falls as quantity grows.
  return lots(mostLots(affordable), instrument.lot)
}

/** What a sum of money buys. */
export interface ForSum {
  /** Whole lots; zero where the sum is not enough for one. */
  readonly quantity: Decimal
  /** Margin and fees at the price. */
  readonly spent: Decimal
  /** What stays of the sum. */
  readonly rest: Decimal
}

/**
 * The most that a sum buys at `price`, fees and taxes included, in whole lots: it never costs more than the sum, and one lot more
 * would. Source: RULES.md, orders.
 */
export const quantityForSum = (
  instrument: Tradable,
  market: TradingTerms,
  order: Pick<OrderTerms, 'direction' | 'leverage'>,
  price: Decimal,
  most: Decimal,
): ForSum => {
  const quantity = maximumQuantity(instrument, market, order, price, most)
  const spent = openingCost(instrument, market, { ...order, quantity }, price).total
  return { quantity, spent, rest: subtract(most, spent) }
}

/** A share of the largest quantity, cut to whole lots. */
export const fractionOf = (maximum: Decimal, fraction: Fraction, lot: Decimal): Decimal =>
  normalize(floorToLot(multiply(maximum, PARTS[fraction]), lot))
