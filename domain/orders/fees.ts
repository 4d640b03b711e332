import { make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import type { FeeName } from '../markets/feeNames.ts'
import type { FeeLine } from '../markets/feeSchedules.ts'
import { type Decimal, roundTo, sumOf, zero } from '../money/decimal.ts'
import { type Currency, MINOR_UNITS, roundToMinor } from '../money/money.ts'
import type { Side } from './order.ts'

/** One line of a contract note, in the instrument's currency, rounded to its minor unit. */
export interface FeeCharge {
  readonly name: FeeName
  /** Percentage points of the traded amount that the line charges. */
  readonly rate: Decimal
  readonly amount: Decimal
}

const perCent = make(1n, 2)

const charge = (line: FeeLine, traded: Decimal, currency: Currency): Decimal => {
  const rated = roundToMinor(multiply(multiply(traded, line.rate), perCent), currency, 'half-up')
  const least = line.minimum === undefined ? rated : max(rated, line.minimum)
  return roundToMinor(line.maximum === undefined ? least : min(least, line.maximum), currency, 'half-up')
}

/**
 * Every fee of an order that traded `traded` (price times quantity, above zero or zero), line by line. Together they
 * never exceed what was traded: a line takes at most what the lines before it left. Nothing traded costs nothing.
 * Source: RULES.md, fees.
 */
export const feesOf = (
  schedule: ReadonlyArray<FeeLine>,
  side: Side,
  traded: Decimal,
  currency: Currency,
): ReadonlyArray<FeeCharge> => {
  let left = roundTo(traded, MINOR_UNITS[currency], 'down')
  return schedule
    .filter((line) => line.side === 'both' || line.side === side)
    .map((line) => {
      const amount = min(charge(line, traded, currency), left)
      left = subtract(left, amount)
      return { name: line.name, rate: line.rate, amount }
    })
}

export const totalFees = (charges: ReadonlyArray<FeeCharge>): Decimal => sumOf(charges.map(({ amount }) => amount))

/**
 * The fees that one more fill adds to an order of which `before` was traded already: the whole order's fees less
 * those charged so far. So parts pay together what one fill would have paid, and least charges count once.
 * Source: RULES.md, fees.
 */
export const feesOfFill = (
  schedule: ReadonlyArray<FeeLine>,
  side: Side,
  before: Decimal,
  fill: Decimal,
  currency: Currency,
): ReadonlyArray<FeeCharge> => {
  const charged = feesOf(schedule, side, before, currency)
  return feesOf(schedule, side, sum(before, fill), currency).map((charge, index) => ({
    ...charge,
    amount: subtract(charge.amount, charged[index]?.amount ?? zero),
  }))
}
