import { sum } from 'effect/BigDecimal'
import type { Day } from '../dates/day.ts'
import { type DayRange, isInRange } from '../dates/filter.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Currency } from '../money/money.ts'

/** What moved money, as a customer names it. */
export const FUNDING_KINDS = [
  'deposit',
  'withdrawal',
  'withdrawal-returned',
  'exchange',
  'fee',
  'reward',
  'practice-money',
] as const
export type FundingKind = (typeof FUNDING_KINDS)[number]

/** One movement of one wallet: above zero came in, below zero went out. `day` is the day in the zone it is shown in. */
export interface Movement<Kind extends string = string> {
  readonly kind: Kind
  readonly currency: Currency
  readonly amount: Decimal
  readonly day: Day
}

/** What a list is narrowed to. An absent part narrows nothing; an empty list of kinds shows none. */
export interface RecordFilter<Kind extends string = string> {
  readonly kinds?: ReadonlyArray<Kind>
  readonly currency?: Currency
  readonly range: DayRange
}

/** Whether a movement belongs to the filtered list. Source: RULES.md, records. */
export const matches = <Kind extends string>(movement: Movement<Kind>, filter: RecordFilter<Kind>): boolean =>
  (filter.kinds === undefined || filter.kinds.includes(movement.kind)) &&
  (filter.currency === undefined || filter.currency === movement.currency) &&
  isInRange(movement.day, filter.range)

/** The balance after each movement, oldest first, from the balance before the first. All in one currency. */
export const runningBalances = (before: Decimal, amounts: ReadonlyArray<Decimal>): ReadonlyArray<Decimal> => {
  const balances: Array<Decimal> = []
  for (const amount of amounts) balances.push(sum(balances.at(-1) ?? before, amount))
  return balances
}
