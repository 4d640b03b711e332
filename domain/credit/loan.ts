import { make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import type { Instant } from '../calendar/zone.ts'
import { type RateTable, worthIn } from '../exchange/rates.ts'
import { compare, type Decimal, decimal, zero } from '../money/decimal.ts'
import { type Currency, fitsMinor, roundToMinor } from '../money/money.ts'

/** Interest of one begun day, in per cent of the principal still owed. Source: RULES.md, credit loans. */
export const CREDIT_RATE: Decimal = decimal('0.03')
export const CREDIT_TERMS = [7, 14, 30] as const
export type CreditTerm = (typeof CREDIT_TERMS)[number]
/** A day of a loan, in milliseconds. */
export const CREDIT_DAY = 24 * 3_600_000

const LEAST: Decimal = decimal('500')
const QUOTA: Decimal = decimal('50000')
const perCent = make(1n, 2)

/** What counts of a loan. `interest` is exact; `interestPaid` is what was paid of it. */
export interface Loan {
  readonly currency: Currency
  readonly outstanding: Decimal
  readonly rate: Decimal
  readonly interest: Decimal
  readonly interestPaid: Decimal
  /** Begun days whose interest is in `interest`. */
  readonly chargedDays: number
  readonly startedAt: Instant
}

/** Interest of so many days on a principal, exactly. */
export const interestFor = (principal: Decimal, rate: Decimal, days: number): Decimal =>
  multiply(multiply(multiply(principal, rate), perCent), make(BigInt(days), 0))

/** Begun days of 24 hours; the first one counts from the start on, the next one begins after its end. */
export const begunDays = (startedAt: Instant, now: Instant): number =>
  Math.max(1, Math.ceil((now - startedAt) / CREDIT_DAY))

/** The loan with the interest of every day that has begun. */
export const accrued = <L extends Loan>(loan: L, now: Instant): L => {
  const days = Math.max(0, begunDays(loan.startedAt, now) - loan.chargedDays)
  const more = interestFor(loan.outstanding, loan.rate, days)
  return { ...loan, interest: sum(loan.interest, more), chargedDays: loan.chargedDays + days }
}

/** Interest that is to be paid now, rounded once. */
export const interestOwed = ({ currency, interest, interestPaid }: Loan): Decimal =>
  max(zero, roundToMinor(subtract(interest, interestPaid), currency))

/** What a repayment in full costs: principal and interest, in the currency of the loan. Source: RULES.md, credit loans. */
export const owedOf = (loan: Loan): Decimal => sum(loan.outstanding, interestOwed(loan))

export interface Repayment<L extends Loan> {
  readonly interest: Decimal
  readonly principal: Decimal
  readonly loan: L
  readonly isOver: boolean
}

/** An amount up to all that is owed: interest first, then principal. Source: RULES.md, credit loans. */
export const repay = <L extends Loan>(loan: L, amount: Decimal): Repayment<L> => {
  const interest = min(amount, interestOwed(loan))
  const principal = min(subtract(amount, interest), loan.outstanding)
  const next = {
    ...loan,
    interestPaid: sum(loan.interestPaid, interest),
    outstanding: subtract(loan.outstanding, principal),
  }
  return { interest, principal, loan: next, isOver: compare(owedOf(next), zero) === 0 }
}

export interface CreditLimits {
  readonly min: Decimal
  /** The whole quota. */
  readonly quota: Decimal
  /** What is left of it. */
  readonly max: Decimal
}

/** Limits in a currency: the least rounded up, the quota rounded down, less what is owed in whatever currency. */
export const creditLimits = (
  currency: Currency,
  owed: ReadonlyArray<{ readonly amount: Decimal; readonly currency: Currency }>,
  rates: RateTable,
): CreditLimits & { readonly owed: Decimal } => {
  const quota = worthIn(rates, QUOTA, 'MYR', currency, 'down')
  const taken = owed.reduce((total, one) => sum(total, worthIn(rates, one.amount, one.currency, currency, 'up')), zero)
  return {
    min: worthIn(rates, LEAST, 'MYR', currency, 'up'),
    quota,
    max: max(zero, subtract(quota, taken)),
    owed: taken,
  }
}

export type BorrowCode = 'amount-required' | 'too-many-decimals' | 'borrow-below-minimum' | 'borrow-unavailable'

/** What is wrong with an amount to borrow, the plainest reason first. */
export const borrowProblem = (
  amount: Decimal | null,
  currency: Currency,
  { max: most, min: least }: Pick<CreditLimits, 'max' | 'min'>,
): BorrowCode | undefined => {
  if (amount === null || compare(amount, zero) <= 0) return 'amount-required'
  if (!fitsMinor(amount, currency)) return 'too-many-decimals'
  if (compare(amount, least) < 0) return 'borrow-below-minimum'
  return compare(amount, most) > 0 ? 'borrow-unavailable' : undefined
}
