import { max, multiply, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, divideTo, zero } from '../money/decimal.ts'
import { MINOR_UNITS, type Currency, roundToMinor } from '../money/money.ts'

const PERCENT = decimal('0.01')
const HUNDRED = decimal('100')

/** What buying costs on top of the amount, half up to the minor unit as every fee. Source: RULES.md, copy trading. */
export const followFee = (amount: Decimal, feeRate: Decimal, currency: Currency): Decimal =>
  roundToMinor(multiply(multiply(amount, feeRate), PERCENT), currency, 'half-up')

/** What leaves the free balance: the amount and its fee. */
export const followCost = (amount: Decimal, feeRate: Decimal, currency: Currency): Decimal =>
  sum(amount, followFee(amount, feeRate, currency))

/** Net asset values of one unit: when the money came in, and now. */
export interface Units {
  readonly boughtAt: Decimal
  readonly nav: Decimal
}

/**
 * What an amount has become, half-even to the minor unit, never below nothing: the amount grows as the net asset value
 * does. Source: RULES.md, copy trading.
 */
export const followValue = (amount: Decimal, { boughtAt, nav }: Units, currency: Currency): Decimal =>
  max(divideTo(multiply(amount, max(nav, zero)), boughtAt, MINOR_UNITS[currency], 'half-even'), zero)

/** What one valuation brought: the value after it less the value before it. */
export const valuationProfit = (
  amount: Decimal,
  { before, boughtAt, nav }: Units & { readonly before: Decimal },
  currency: Currency,
): Decimal =>
  subtract(followValue(amount, { boughtAt, nav }, currency), followValue(amount, { boughtAt, nav: before }, currency))

const pointsOf = (part: Decimal, whole: Decimal): Decimal => divideTo(multiply(part, HUNDRED), whole, 2, 'half-up')

/** How much more `after` is than `before`, in percentage points, two decimals, half up. `before` is above zero. */
export const returnOf = (before: Decimal, after: Decimal): Decimal => pointsOf(subtract(after, before), before)

/**
 * The largest fall from a high to a later low, in percentage points of the high; zero where nothing ever fell. The
 * values are in the order of their time. Source: RULES.md, copy trading.
 */
export const drawdownOf = (values: ReadonlyArray<Decimal>): Decimal => {
  let [high, worst] = [zero, zero]
  for (const value of values) {
    high = max(high, value)
    if (compare(value, high) < 0) worst = max(worst, pointsOf(subtract(high, value), high))
  }
  return worst
}
