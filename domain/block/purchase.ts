import { min, subtract } from 'effect/BigDecimal'
import type { Instrument, Market } from '../markets/market.ts'
import { compare, type Decimal, isMultipleOf, zero } from '../money/decimal.ts'
import { openingCost, type OrderCost } from '../orders/orderCost.ts'
import { floorToLot, maximumQuantity } from '../orders/orderQuantity.ts'

/** Why a quantity of a block cannot be bought; each is a code of the catalogue, but the first. */
export type BlockQuantityCode =
  | 'quantity-required'
  | 'not-whole-lots'
  | 'purchase-below-minimum'
  | 'above-block-remaining'

export interface BlockTerms {
  readonly lot: Decimal
  /** Least shares of one purchase. */
  readonly minimum: Decimal
  readonly remaining: Decimal
}

/** What is wrong with a quantity, the plainest reason first. Source: RULES.md, block trades. */
export const blockQuantityProblem = (
  quantity: Decimal | null,
  { lot, minimum, remaining }: BlockTerms,
): BlockQuantityCode | undefined => {
  if (quantity === null || compare(quantity, zero) <= 0) return 'quantity-required'
  if (!isMultipleOf(quantity, lot)) return 'not-whole-lots'
  if (compare(quantity, minimum) < 0) return 'purchase-below-minimum'
  return compare(quantity, remaining) > 0 ? 'above-block-remaining' : undefined
}

const OUTRIGHT = { direction: 'long', leverage: 1 } as const

/** What a quantity costs at the block's price, with the fees of a purchase in its market. */
export const blockCost = (instrument: Instrument, market: Market, price: Decimal, quantity: Decimal): OrderCost =>
  openingCost(instrument, market, { ...OUTRIGHT, quantity }, price)

/** What is missing to pay; zero where nothing is. */
export const shortfallOf = ({ total }: OrderCost, available: Decimal): Decimal =>
  compare(total, available) > 0 ? subtract(total, available) : zero

/** The largest quantity that remains and can be paid with its fees, in whole lots; zero where the least cannot. */
export const mostOfBlock = (
  instrument: Instrument,
  market: Market,
  price: Decimal,
  { minimum, remaining }: BlockTerms,
  available: Decimal,
): Decimal => {
  const affordable = maximumQuantity(instrument, market, OUTRIGHT, price, available)
  const most = floorToLot(min(affordable, remaining), instrument.lot)
  return compare(most, minimum) < 0 ? zero : most
}
