import { subtract } from 'effect/BigDecimal'
import { compare, type Decimal, decimal } from '../money/decimal.ts'
import { type AmountLimits, amountProblem, type AmountProblem } from '../money/limits.ts'
import type { Currency } from '../money/money.ts'
import { feeOf, type PayoutMethod, WITHDRAWAL_FEES } from '../transfers/fees.ts'
import type { RateTable } from '../exchange/rates.ts'

/** Limits of one withdrawal, in ringgit. Source: RULES.md, funds. */
export const WITHDRAWAL_MIN_MYR = decimal('100')
export const WITHDRAWAL_MAX_MYR = decimal('500000')

const limits = (min: string, max: string): AmountLimits => ({ min: decimal(min), max: decimal(max) })

/** The limits of one withdrawal: fixed, whatever the rate of the moment. Its table has them. Source: RULES.md, funds. */
export const WITHDRAWAL_LIMITS: Readonly<Record<Currency, AmountLimits>> = {
  MYR: { min: WITHDRAWAL_MIN_MYR, max: WITHDRAWAL_MAX_MYR },
  EUR: limits('22', '100000'),
  USD: limits('24', '110000'),
  USDT: limits('24', '110000'),
  CNY: limits('170', '840000'),
  TWD: limits('760', '3700000'),
  JPY: limits('3600', '17000000'),
  HKD: limits('190', '910000'),
  THB: limits('830', '4100000'),
  VND: limits('600000', '2900000000'),
  KRW: limits('33000', '160000000'),
}

/** What leaves the balance, what it costs and what arrives; all in one currency. */
export interface WithdrawalCost {
  readonly amount: Decimal
  readonly fee: Decimal
  readonly payout: Decimal
}

/** Fee and payout of an amount, in its currency, at the current rates. Source: RULES.md, funds. */
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
