import { max, multiply, subtract } from 'effect/BigDecimal'
import type { MarketCode } from '../markets/marketCode.ts'
import { compare, type Decimal, divideTo, isMultipleOf, zero } from '../money/decimal.ts'
import type { Band } from './bids.ts'
import type { OfferKind, PaymentRule } from '../contract/enumerations.ts'

export { PAYMENT_RULES, type OfferKind, type PaymentRule } from '../contract/enumerations.ts'

/** How an offer is paid: a bid with money, whatever is sold. Source: RULES.md, subscriptions. */
export const paymentRuleOf = (kind: OfferKind, market: MarketCode, band?: Band): PaymentRule =>
  band === undefined && (kind === 'placement' || market === 'CN') ? 'after-winning' : 'up-front'

/** What a subscription of an offer has to keep to. */
export interface OfferTerms {
  readonly payment: PaymentRule
  /** What one share costs; with a band the most that it can cost, until the cut-off price is known. */
  readonly price: Decimal
  /** Where the price is found by bids. */
  readonly band?: Band | undefined
  /** The least quantity; every quantity is a multiple of `step`. */
  readonly minimum: Decimal
  readonly step: Decimal
  readonly maximum: Decimal
}

export type QuantityProblem =
  | 'quantity-required'
  | 'not-whole-steps'
  | 'below-minimum-quantity'
  | 'above-maximum-quantity'
  | 'not-enough-money'

/** What a quantity costs. No fee is added. Source: RULES.md, subscriptions. */
export const amountOf = ({ price }: Pick<OfferTerms, 'price'>, quantity: Decimal): Decimal => multiply(price, quantity)

/** What is missing to hold the money of a quantity; zero where nothing is, or where nothing is held now. */
export const shortfallOf = (terms: OfferTerms, quantity: Decimal, available: Decimal): Decimal => {
  if (terms.payment === 'after-winning') return zero
  return max(subtract(amountOf(terms, quantity), available), zero)
}

/** What is wrong with a quantity, the plainest first; undefined where nothing is. `available` null: not known. */
export const quantityProblem = (
  terms: OfferTerms,
  quantity: Decimal | null,
  available: Decimal | null,
): QuantityProblem | undefined => {
  if (quantity === null || compare(quantity, zero) <= 0) return 'quantity-required'
  if (compare(quantity, terms.minimum) < 0) return 'below-minimum-quantity'
  if (!isMultipleOf(quantity, terms.step)) return 'not-whole-steps'
  if (compare(quantity, terms.maximum) > 0) return 'above-maximum-quantity'
  if (available !== null && compare(shortfallOf(terms, quantity, available), zero) > 0) return 'not-enough-money'
  return undefined
}

export interface Premium {
  /** Per share; below zero for a discount. */
  readonly difference: Decimal
  /** In percentage points of the issue price, two decimals. */
  readonly points: Decimal
}

const HUNDRED = 100n

/** How far a price lies above what was paid. */
export const premiumOf = (issuePrice: Decimal, price: Decimal): Premium => {
  const difference = subtract(price, issuePrice)
  const hundredfold = multiply(difference, { ...zero, value: HUNDRED })
  return { difference, points: divideTo(hundredfold, issuePrice, 2, 'half-up') }
}
