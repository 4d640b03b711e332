import { fromBigInt, make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import type { FeeLine, FeeName, Tradable, TradingTerms } from '../markets/market.ts'
import { type Decimal, divideTo, roundTo, sumOf, zero } from '../money/decimal.ts'
import { type Currency, MINOR_UNITS, roundToMinor } from '../money/money.ts'
import { type OrderTerms, type Side, sideOf } from './order.ts'

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

/** The fees of an order together, in its currency. */
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

export interface OrderCost {
  /** The price that the estimate is made at, and the worst one for the account that a fill can have. */
  readonly price: Decimal
  /** Price times quantity. */
  readonly amount: Decimal
  /** Own money that the position binds: the amount over the leverage, rounded up to the minor unit. */
  readonly margin: Decimal
  readonly fees: ReadonlyArray<FeeCharge>
  /** Margin and fees: what is held from the order to its fills. */
  readonly total: Decimal
}

/** Own money for a traded amount: amount over leverage, rounded up to the minor unit. Source: RULES.md, margin. */
export const marginFor = (amount: Decimal, leverage: number, currency: Currency): Decimal =>
  divideTo(amount, fromBigInt(BigInt(leverage)), MINOR_UNITS[currency], 'up')

/** The margin that one more fill binds after `before` was traded; the parts add up to the whole order's margin. */
export const marginOfFill = (before: Decimal, fill: Decimal, leverage: number, currency: Currency): Decimal =>
  subtract(marginFor(sum(before, fill), leverage, currency), marginFor(before, leverage, currency))

/** What opening `quantity` at `price` binds and costs. Source: RULES.md, orders, fees. */
export const openingCost = (
  instrument: Tradable,
  market: TradingTerms,
  order: Pick<OrderTerms, 'direction' | 'leverage' | 'quantity'>,
  price: Decimal,
): OrderCost => {
  const { currency } = instrument
  const amount = multiply(price, order.quantity)
  const margin = marginFor(amount, order.leverage, currency)
  const fees = feesOf(market.fees, sideOf('open', order.direction), amount, currency)
  return { price, amount, margin, fees, total: sum(margin, totalFees(fees)) }
}

/** What is left to spend after the order. Below zero: the shortfall. */
export const buyingPowerAfter = (available: Decimal, cost: OrderCost): Decimal => subtract(available, cost.total)
