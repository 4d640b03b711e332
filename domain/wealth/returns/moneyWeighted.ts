import { make, multiply, negate, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, roundTo, zero } from '../../money/decimal.ts'
import { type Flow, flowsBetween, type Valuation } from './flows.ts'

const DAY = 86_400_000
/** Decimals of the daily factor and of what is calculated with it. */
const SCALE = 36
/** Halvings of an interval shorter than 1: the daily factor is known to less than 10^-30. */
const HALVINGS = 100
/** Decimals of a rate. */
const RATE_SCALE = 12
const one = make(1n, 0)
const half = make(5n, 1)

/** Money paid (below zero) or received (above zero) by the customer on a day; days are whole numbers from any beginning. */
export interface Cash {
  readonly day: number
  readonly amount: Decimal
}

const dayOf = (at: number): number => Math.floor(at / DAY)
const extremesOf = (days: ReadonlyArray<number>): readonly [number, number] => [Math.min(...days), Math.max(...days)]

const round = (n: Decimal): Decimal => roundTo(n, SCALE, 'half-even')

/** `base` to a whole power that is not below zero, by squaring. */
const power = (base: Decimal, exponent: number): Decimal => {
  let result = one
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = round(multiply(result, square))
    if (left > 1) square = round(multiply(square, square))
  }
  return result
}

/** One amount a day, days ascending. */
const byDay = (cash: ReadonlyArray<Cash>): ReadonlyArray<Cash> => {
  const days = new Map<number, Decimal>()
  for (const { amount, day } of cash) days.set(day, sum(days.get(day) ?? zero, amount))
  return [...days].map(([day, amount]) => ({ day, amount })).toSorted((a, b) => a.day - b.day)
}

/** What the cash has become on its last day at a growth per day. */
const finalValue = (cash: ReadonlyArray<Cash>, daily: Decimal): Decimal => {
  let value = zero
  let before = cash[0]?.day ?? 0
  for (const { amount, day } of cash) {
    value = sum(round(multiply(value, power(daily, day - before))), amount)
    before = day
  }
  return value
}

const signAt = (cash: ReadonlyArray<Cash>, daily: Decimal): -1 | 0 | 1 => compare(finalValue(cash, daily), zero)

interface Bracket {
  readonly low: Decimal
  readonly high: Decimal
}

/**
 * Where the final value changes its sign: steps away from a growth of nothing, each twice as long as the one before, on both
 * sides in turn, from a half to two a day. So the rate found is the one next to zero, if there is more than one.
 */
const bracketOf = (cash: ReadonlyArray<Cash>): Bracket | undefined => {
  const middle = signAt(cash, one)
  let [low, high] = [one, one]
  for (let step = make(1n, 4); compare(step, one) < 0; step = multiply(step, make(2n, 0))) {
    const [lower, higher] = [subtract(one, multiply(step, half)), sum(one, step)]
    if (signAt(cash, lower) !== middle) return { low: lower, high: low }
    if (signAt(cash, higher) !== middle) return { low: high, high: higher }
    ;[low, high] = [lower, higher]
  }
  return undefined
}

/**
 * The growth a day at which all cash is worth nothing together (the internal rate of return), by halving an interval in
 * which the sign changes. `undefined` where cash goes in one direction only, all on one day, or no growth from a half to
 * two a day solves it. Source: RULES.md, returns.
 */
const dailyGrowth = (cash: ReadonlyArray<Cash>): Decimal | undefined => {
  const days = byDay(cash)
  const bracket = bracketOf(days)
  if (!bracket) return undefined
  let { low, high } = bracket
  const below = signAt(days, low)
  for (let left = HALVINGS; left > 0; left -= 1) {
    const middle = round(multiply(sum(low, high), half))
    if (signAt(days, middle) === below) low = middle
    else high = middle
  }
  return round(multiply(sum(low, high), half))
}

const overDays = (daily: Decimal, days: number): Decimal =>
  roundTo(subtract(power(daily, days), one), RATE_SCALE, 'half-even')

interface Days {
  readonly from: number
  readonly until: number
}

/** The days between neighbouring valuations on which money was invested: from the first flow of an empty one, to the last flow. */
const investedDays = (
  valuations: ReadonlyArray<Valuation>,
  flows: ReadonlyArray<Flow>,
  least: Decimal,
): ReadonlyArray<Days> =>
  valuations.slice(1).flatMap((to, nth) => {
    const from = valuations[nth] ?? to
    const between = flowsBetween(flows, from.at, to.at).map(({ at }) => dayOf(at))
    const has = ({ total }: Valuation) => compare(total, least) >= 0
    if (!has(from) && !has(to) && between.length === 0) return []
    const [first, last] = between.length === 0 ? [dayOf(from.at), dayOf(to.at)] : extremesOf(between)
    return [{ from: has(from) ? dayOf(from.at) : first, until: has(to) ? dayOf(to.at) : last }]
  })

/**
 * The money-weighted return of a whole period, not a yearly one: the assets at its beginning and what came in are paid,
 * what left and the assets at its end are received, each on its day. Days without money do not count: neither those after
 * the last money left nor a gap. `undefined` where there is none (see `dailyGrowth`), so also on the first day. Valuations
 * ascend; `least` is the least money that counts as invested. Source: RULES.md, returns.
 */
export const moneyWeighted = (
  valuations: ReadonlyArray<Valuation>,
  flows: ReadonlyArray<Flow>,
  least: Decimal,
): Decimal | undefined => {
  const [opening, closing] = [valuations[0], valuations.at(-1)]
  if (!opening || !closing) return undefined
  const invested = investedDays(valuations, flows, least)
  /** How many invested days had passed. */
  const passed = (at: number) =>
    invested.reduce((days, { from, until }) => days + Math.max(0, Math.min(until, dayOf(at)) - from), 0)
  const cash = [
    { day: passed(opening.at), amount: negate(opening.total) },
    ...flowsBetween(flows, opening.at, closing.at).map(({ amount, at }) => ({
      day: passed(at),
      amount: negate(amount),
    })),
    { day: passed(closing.at), amount: closing.total },
  ].filter(({ amount }) => amount.value !== 0n)
  const daily = dailyGrowth(cash)
  if (!daily) return undefined
  const [first, last] = extremesOf(cash.map(({ day }) => day))
  return overDays(daily, last - first)
}
