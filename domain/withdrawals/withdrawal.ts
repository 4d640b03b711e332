import { subtract } from 'effect/BigDecimal'
import { compare, type Decimal, decimal } from '../money/decimal.ts'
import { type AmountLimits, amountProblem, type AmountProblem } from '../money/limits.ts'
import type { Currency } from '../money/money.ts'
import { feeOf, type PayoutMethod, WITHDRAWAL_FEES } from '../transfers/fees.ts'
import { type RateTable, worthIn } from '../exchange/rates.ts'

/** Limits of one withdrawal, in ringgit. Source: RULES.md, funds. */
export const WITHDRAWAL_MIN_MYR = decimal('100')
export const WITHDRAWAL_MAX_MYR = decimal('500000')

/**
 * The limits of one withdrawal in its own currency at today's rate: the least rounded up and the most rounded down,
 * so that neither crosses the ringgit limit. Source: RULES.md, funds.
 */
export const withdrawalLimits = (currency: Currency, rates: RateTable): AmountLimits => ({
  min: worthIn(rates, WITHDRAWAL_MIN_MYR, 'MYR', currency, 'up'),
  max: worthIn(rates, WITHDRAWAL_MAX_MYR, 'MYR', currency, 'down'),
})

/** What leaves the balance, what it costs and what arrives; all in one currency. */
export interface WithdrawalCost {
  readonly amount: Decimal
  readonly fee: Decimal
  readonly payout: Decimal
}

export const withdrawalCost = (
  amount: Decimal,
  currency: Currency,
  method: PayoutMethod,
  rates: RateTable,
): WithdrawalCost => {
  const fee = feeOf(WITHDRAWAL_FEES[method], amount, currency, rates)
  return { amount, fee, payout: subtract(amount, fee) }
}

export interface WithdrawalRequest {
  /** `null`: nothing typed yet. */
  readonly amount: Decimal | null
  readonly currency: Currency
  /** Limits of one withdrawal in that currency. */
  readonly limits: AmountLimits
  /** What may be taken out now; null where it is not known. */
  readonly available: Decimal | null
}

export type WithdrawalAmountCode = AmountProblem | 'more-than-available'

/** What is wrong with the amount of a withdrawal. Source: RULES.md, funds. */
export const withdrawalAmountProblem = ({
  amount,
  available,
  currency,
  limits,
}: WithdrawalRequest): WithdrawalAmountCode | undefined => {
  const isMore = amount !== null && available !== null && compare(amount, available) > 0
  return amountProblem(amount, currency, limits) ?? (isMore ? 'more-than-available' : undefined)
}
