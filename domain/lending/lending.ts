import { make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import type { Instant } from '../calendar/zone.ts'
import { compare, type Decimal, isMultipleOf, zero } from '../money/decimal.ts'
import { type Currency, roundToMinor } from '../money/money.ts'
import { floorToLot } from '../orders/orderQuantity.ts'
import type { LendingState } from '../contract/enumerations.ts'

export type { LendingState } from '../contract/enumerations.ts'

/** A lending day, in milliseconds: 24 hours from the start. Source: RULES.md, securities lending. */
export const LENDING_DAY = 24 * 3_600_000

/** Terms on offer, in lending days. */
export const LENDING_TERMS = [7, 14, 30] as const
export type LendingTerm = (typeof LENDING_TERMS)[number]

const perCent = make(1n, 2)
const count = (days: number): Decimal => make(BigInt(days), 0)

/** What so many days come to, exactly, rounded down once to the minor unit: parts never earn more. `rate` is in per cent of the value, a day. */
export const lendingFee = (value: Decimal, rate: Decimal, days: number, currency: Currency): Decimal =>
  roundToMinor(multiply(multiply(multiply(value, rate), perCent), count(days)), currency, 'down')

/** Whole lending days that have passed since the start, never more than the loan has. */
export const lendingDays = (startedAt: Instant, now: Instant, most: number): number =>
  Math.max(0, Math.min(most, Math.floor((now - startedAt) / LENDING_DAY)))

/** How many days a loan lasts that is recalled now: the current day is its last, unless the term ends before. */
export const daysWhenRecalled = (startedAt: Instant, now: Instant, term: number): number =>
  Math.min(term, Math.floor((now - startedAt) / LENDING_DAY) + 1)

/** What may be lent of a position: sellable now, not reserved, not lent; whole lots. */
export const lendableOf = (sellable: Decimal, closing: Decimal, lent: Decimal, lot: Decimal): Decimal =>
  floorToLot(max(zero, subtract(sellable, sum(closing, lent))), lot)

/** Whether shares of an instrument are taken: less than the minimum still asked for is full. */
export const lendingState = (channel: LendingState, demand: Decimal, minimum: Decimal): LendingState =>
  channel === 'open' && compare(demand, minimum) < 0 ? 'full' : channel

export type LendCode =
  | 'quantity-required'
  | 'not-whole-lots'
  | 'lend-below-minimum'
  | 'above-position'
  | 'borrow-unavailable'

export interface LendTerms {
  readonly lot: Decimal
  readonly minimum: Decimal
  readonly lendable: Decimal
  readonly demand: Decimal
}

/** What is wrong with a quantity to lend, the plainest reason first. Source: RULES.md, securities lending. */
export const lendProblem = (
  quantity: Decimal | null,
  { demand, lendable, lot, minimum }: LendTerms,
): LendCode | undefined => {
  if (quantity === null || compare(quantity, zero) <= 0) return 'quantity-required'
  if (!isMultipleOf(quantity, lot)) return 'not-whole-lots'
  if (compare(quantity, minimum) < 0) return 'lend-below-minimum'
  if (compare(quantity, lendable) > 0) return 'above-position'
  return compare(quantity, demand) > 0 ? 'borrow-unavailable' : undefined
}

/** The most that can be lent now; zero where not even the minimum can. */
export const mostToLend = ({ demand, lendable, lot, minimum }: LendTerms): Decimal => {
  const most = floorToLot(min(lendable, demand), lot)
  return compare(most, minimum) < 0 ? zero : most
}
