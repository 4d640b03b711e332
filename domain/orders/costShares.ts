import { multiply, subtract, sum, sumAll } from 'effect/BigDecimal'
import type { FeeName } from '../markets/market.ts'
import { compare, type Decimal, decimal, divideTo, zero } from '../money/decimal.ts'
import type { Side } from './order.ts'

/** What a cost is. `charges` are fees and taxes where only their sum is known. */
export type CostKind = 'fees' | 'taxes' | 'spread' | 'charges'

/** One cost of an order, in the order's currency; above zero. */
export interface CostShare {
  readonly kind: CostKind
  readonly amount: Decimal
}

/** What goes to the state; every other fee goes to the broker, the exchange or its supervisor. */
const TAXES: ReadonlySet<FeeName> = new Set(['stamp-duty', 'transaction-tax'])
const TWO = decimal('2')
const HUNDRED = decimal('100')

interface Charge {
  readonly name: FeeName
  readonly amount: Decimal
}

/**
 * What an order loses to the spread, in its currency: half the gap between the best bid and the best ask, times the
 * quantity. Undefined where one of the two is missing, and for a limit order that waits in the book instead of being
 * filled at once. Source: RULES.md, orders.
 */
export const spreadCost = (
  side: Side,
  { limit, quantity }: { readonly limit: Decimal | null; readonly quantity: Decimal },
  bid: Decimal | undefined,
  ask: Decimal | undefined,
): Decimal | undefined => {
  if (bid === undefined || ask === undefined || compare(ask, bid) <= 0) return undefined
  const isFilledAtOnce = limit === null || (side === 'buy' ? compare(limit, ask) >= 0 : compare(limit, bid) <= 0)
  return isFilledAtOnce ? divideTo(multiply(subtract(ask, bid), quantity), TWO, 2, 'half-up') : undefined
}

/** The costs of an order by kind, without those that are zero or not known. */
export const costShares = (charges: ReadonlyArray<Charge>, spread: Decimal | undefined): ReadonlyArray<CostShare> => {
  const total = (isWanted: (name: FeeName) => boolean): Decimal =>
    sumAll(charges.filter(({ name }) => isWanted(name)).map(({ amount }) => amount))
  const all: ReadonlyArray<CostShare> = [
    { kind: 'fees', amount: total((name) => !TAXES.has(name)) },
    { kind: 'taxes', amount: total((name) => TAXES.has(name)) },
    { kind: 'spread', amount: spread ?? zero },
  ]
  return all.filter(({ amount }) => compare(amount, zero) > 0)
}

/** Per cent of the order value that a whole bar may stand for. */
const SCALES = ['0.1', '0.2', '0.5', '1', '2', '5', '10', '20', '50', '100', '200', '500', '1000'].map(decimal)

/** The costs of an order against its value. Per cent in percentage points. */
export interface DrawnCosts {
  readonly total: Decimal
  /** Of the value. */
  readonly percent: Decimal
  /** Per cent of the value that the whole bar stands for: the least step that has room for all costs. */
  readonly scale: Decimal
  /** Each cost with its length in per cent of the bar. */
  readonly shares: ReadonlyArray<CostShare & { readonly length: Decimal }>
}

/** Null where there is no value to compare with, no cost, or more cost than any bar shows. */
export const drawCosts = (value: Decimal, costs: ReadonlyArray<CostShare>): DrawnCosts | null => {
  if (compare(value, zero) <= 0 || costs.length === 0) return null
  const total = costs.reduce((all, { amount }) => sum(all, amount), zero)
  const percent = divideTo(multiply(total, HUNDRED), value, 4, 'half-up')
  const scale = SCALES.find((step) => compare(percent, step) <= 0)
  if (scale === undefined) return null
  const whole = multiply(value, scale)
  const length = (amount: Decimal) => divideTo(multiply(multiply(amount, HUNDRED), HUNDRED), whole, 3, 'half-up')
  return { total, percent, scale, shares: costs.map((cost) => ({ ...cost, length: length(cost.amount) })) }
}
