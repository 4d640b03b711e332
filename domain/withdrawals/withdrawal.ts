import { subtract } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, zero } from '../money/decimal.ts'
import { type Currency, fitsMinor } from '../money/money.ts'
import { problemAt, type Problem } from '../validation/problem.ts'
import { feeOf, type PayoutMethod, WITHDRAWAL_FEES } from '../transfers/fees.ts'
import { isOpenAt, WITHDRAWAL_HOURS } from '../transfers/hours.ts'
import { type RateTable, worthIn } from '../exchange/rates.ts'

/** Limits of one withdrawal, in ringgit. Source: RULES.md, funds. */
export const WITHDRAWAL_MIN_MYR = decimal('100')
export const WITHDRAWAL_MAX_MYR = decimal('500000')

export interface AmountLimits {
  readonly min: Decimal
  readonly max: Decimal
}

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
  /** What the wallet has free. */
  readonly available: Decimal
  /** Id of the bound card or wallet to pay to. */
  readonly payee: string | null
  readonly fundPassword: string
}

export type WithdrawalAmountCode =
  | 'amount-required'
  | 'too-many-decimals'
  | 'below-minimum'
  | 'above-maximum'
  | 'more-than-available'

export type WithdrawalProblem = Problem<
  'hours' | 'amount' | 'payee' | 'fundPassword',
  WithdrawalAmountCode | 'outside-hours' | 'payee-required' | 'fund-password-required'
>

/** What is wrong with the amount alone. Source: RULES.md, funds. */
export const withdrawalAmountProblem = (
  { amount, currency, available }: Pick<WithdrawalRequest, 'amount' | 'currency' | 'available'>,
  rates: RateTable,
): WithdrawalAmountCode | undefined => {
  if (amount === null || compare(amount, zero) <= 0) return 'amount-required'
  if (!fitsMinor(amount, currency)) return 'too-many-decimals'
  const { min, max } = withdrawalLimits(currency, rates)
  if (compare(amount, min) < 0) return 'below-minimum'
  if (compare(amount, max) > 0) return 'above-maximum'
  return compare(amount, available) > 0 ? 'more-than-available' : undefined
}

/** Everything that keeps a withdrawal from being made now (epoch milliseconds). Source: RULES.md, funds. */
export const withdrawalProblems = (
  request: WithdrawalRequest,
  rates: RateTable,
  now: number,
): ReadonlyArray<WithdrawalProblem> => [
  ...problemAt('amount', withdrawalAmountProblem(request, rates)),
  ...problemAt('payee', request.payee === null ? 'payee-required' : undefined),
  ...problemAt('fundPassword', request.fundPassword === '' ? 'fund-password-required' : undefined),
  ...problemAt('hours', isOpenAt(WITHDRAWAL_HOURS, now) ? undefined : 'outside-hours'),
]
