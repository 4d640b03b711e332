import { subtract } from 'effect/BigDecimal'
import type { Instant } from '../calendar/zone.ts'
import { compare, type Decimal, zero } from '../money/decimal.ts'
import { fitsMinor } from '../money/money.ts'
import { followCost } from './figures.ts'
import { type FollowTerms, followStateAt, remainingOf } from './product.ts'

/** Why a product cannot be bought now with an amount, in the order of display. */
export type PurchaseProblem =
  | 'not-open'
  | 'deadline-passed'
  | 'amount-required'
  | 'too-many-decimals'
  | 'below-minimum'
  | 'above-remaining'
  | 'more-than-available'

/** Whether a product is sold at an instant; undefined where it is. */
export const saleProblem = (terms: FollowTerms, at: Instant): 'not-open' | 'deadline-passed' | undefined => {
  const state = followStateAt(terms, at)
  if (state === 'open') return undefined
  return state === 'upcoming' ? 'not-open' : 'deadline-passed'
}

/** The errors of an amount for a product; `available` is null where it is unknown. Source: RULES.md, copy trading. */
export const purchaseAmountProblem = (
  terms: FollowTerms,
  amount: Decimal | null,
  available: Decimal | null,
): PurchaseProblem | undefined => {
  if (amount === null || compare(amount, zero) <= 0) return 'amount-required'
  if (!fitsMinor(amount, terms.currency)) return 'too-many-decimals'
  if (compare(amount, terms.least) < 0) return 'below-minimum'
  if (compare(amount, remainingOf(terms)) > 0) return 'above-remaining'
  const isShort = available !== null && compare(shortfallOf(terms, amount, available), zero) > 0
  return isShort ? 'more-than-available' : undefined
}

/** How much more the wallet would need for an amount and its fee; zero or less where it has enough. */
export const shortfallOf = (
  { currency, feeRate }: Pick<FollowTerms, 'currency' | 'feeRate'>,
  amount: Decimal,
  available: Decimal,
): Decimal => subtract(followCost(amount, feeRate, currency), available)
