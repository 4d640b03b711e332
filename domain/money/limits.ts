import { compare, type Decimal, zero } from './decimal.ts'
import { type Currency, fitsMinor } from './money.ts'

/** The least and the most of one payment, in its currency. Both are allowed. */
export interface AmountLimits {
  readonly min: Decimal
  readonly max: Decimal
}

export type AmountProblem = 'amount-required' | 'too-many-decimals' | 'below-minimum' | 'above-maximum'

/** What is wrong with an amount of one payment, the plainest reason first; `null`: nothing typed yet. Source: RULES.md, funds. */
export const amountProblem = (
  amount: Decimal | null,
  currency: Currency,
  { min, max }: AmountLimits,
): AmountProblem | undefined => {
  if (amount === null || compare(amount, zero) <= 0) return 'amount-required'
  if (!fitsMinor(amount, currency)) return 'too-many-decimals'
  if (compare(amount, min) < 0) return 'below-minimum'
  return compare(amount, max) > 0 ? 'above-maximum' : undefined
}
