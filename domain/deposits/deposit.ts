import { compareDays, type Day, toDayNumber } from '../calendar/day.ts'
import type { Decimal } from '../money/decimal.ts'
import { type AmountLimits, amountProblem, type AmountProblem } from '../money/limits.ts'
import type { Currency } from '../money/money.ts'
import { problemAt, type Problem } from '../validation/problem.ts'

/** A transfer older than this is for customer service, not for the form. Source: RULES.md, funds. */
export const TRANSFER_MAX_AGE_DAYS = 30

export interface DepositRequest {
  /** `null`: nothing typed yet. */
  readonly amount: Decimal | null
  readonly currency: Currency
  /** Limits of the chosen channel. */
  readonly limits: AmountLimits
  readonly transferDate: Day | null
  /** Id of the uploaded screenshot of the transfer. */
  readonly proof: string | null
}

export type DepositProblem = Problem<
  'amount' | 'transferDate' | 'proof',
  AmountProblem | 'date-required' | 'date-in-future' | 'date-too-old' | 'proof-required'
>

const dateProblem = (transferred: Day | null, today: Day) => {
  if (transferred === null) return 'date-required'
  if (compareDays(transferred, today) > 0) return 'date-in-future'
  return toDayNumber(today) - toDayNumber(transferred) > TRANSFER_MAX_AGE_DAYS ? 'date-too-old' : undefined
}

/** Every reason why a deposit cannot be submitted; `today` in Kuala Lumpur. Source: RULES.md, funds. */
export const depositProblems = (request: DepositRequest, today: Day): ReadonlyArray<DepositProblem> => [
  ...problemAt('amount', amountProblem(request.amount, request.currency, request.limits)),
  ...problemAt('transferDate', dateProblem(request.transferDate, today)),
  ...problemAt('proof', request.proof === null ? 'proof-required' : undefined),
]
