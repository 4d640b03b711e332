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
  if (middle === 0) return { low: one, high: one }
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
  const signs = new Set(days.map(({ amount }) => compare(amount, zero)))
  if (!signs.has(1) || !signs.has(-1)) return undefined
  const bracket = bracketOf(days)
  if (!bracket) return undefined
  let { low, high } = bracket
  const below = signAt(days, low)
  for (let left = HALVINGS; left > 0 && compare(low, high) < 0; left -= 1) {
    const middle = round(multiply(sum(low, high), half))
    if (signAt(days, middle) === below) low = middle
    else high = middle
  }
  return round(multiply(sum(low, high), half))
}

const overDays = (daily: Decimal, days: number): Decimal =>
  roundTo(subtract(power(daily, days), one), RATE_SCALE, 'half-even')

/**
 * The money-weighted return of a whole period, not a yearly one: the assets at its beginning and what came in are paid,
 * what left and the assets at its end are received, each on its day. `undefined` where there is none (see
 * `dailyGrowth`), so also on the first day. Source: RULES.md, returns.
 */
export const moneyWeighted = (
  opening: Valuation,
  closing: Valuation,
  flows: ReadonlyArray<Flow>,
): Decimal | undefined => {
  const dayOf = (at: number) => Math.floor(at / DAY)
  const between = flowsBetween(flows, opening.at, closing.at)
  const cash = [
    { day: dayOf(opening.at), amount: negate(opening.total) },
    ...between.map(({ amount, at }) => ({ day: dayOf(at), amount: negate(amount) })),
    { day: dayOf(closing.at), amount: closing.total },
  ].filter(({ amount }) => amount.value !== 0n)
  const first = Math.min(...cash.map(({ day }) => day))
  const daily = dailyGrowth(cash)
  return daily && overDays(daily, dayOf(closing.at) - first)
}
