import { fromBigInt, multiply, normalize } from 'effect/BigDecimal'
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

export const isWholeLots = (quantity: Decimal, lot: Decimal): boolean => isMultipleOf(quantity, lot)

/** The quantity cut to whole lots. */
export const floorToLot = (quantity: Decimal, lot: Decimal): Decimal =>
  multiply(divideTo(quantity, lot, 0, 'down'), lot)

const lots = (count: bigint, lot: Decimal): Decimal => normalize(multiply(fromBigInt(count), lot))

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
  // Cost never falls as quantity grows, so the largest affordable count is found by halving.
  let [within, beyond] = [0n, MAXIMUM_LOTS + 1n]
  while (beyond - within > 1n) {
    const middle = (within + beyond) / 2n
    if (affordable(middle)) within = middle
    else beyond = middle
  }
  return lots(within, instrument.lot)
}

/** A share of the largest quantity, cut to whole lots. */
export const fractionOf = (maximum: Decimal, fraction: Fraction, lot: Decimal): Decimal =>
  normalize(floorToLot(multiply(maximum, PARTS[fraction]), lot))
