import { make, multiply, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, roundTo } from '../../money/decimal.ts'
import { type Flow, flowsBetween, netFlow, paidIn, type Valuation } from './flows.ts'

/** Decimals of a growth factor while it is linked: enough for what fell to a billionth and rose again. */
const SCALE = 40
const one = make(1n, 0)

/** What one unit of money at the first valuation has become at an instant. */
export interface Growth {
  readonly at: number
  readonly factor: Decimal
}

/**
 * The growth between two neighbouring valuations: money in counts from the first of them, money out until the second.
 * 1 where nothing was invested, or so little that rounding would decide.
 */
const linkOf = (from: Valuation, to: Valuation, flows: ReadonlyArray<Flow>, least: Decimal): Decimal => {
  const between = flowsBetween(flows, from.at, to.at)
  const added = paidIn(between)
  const invested = sum(from.total, added)
  if (compare(invested, least) < 0) return one
  const taken = subtract(added, netFlow(between))
  return divideTo(sum(to.total, taken), invested, SCALE, 'half-even')
}

/**
 * The time-weighted growth at each valuation, the first being 1: sub-periods from valuation to valuation, linked by
 * multiplication, so that the size and the moment of deposits do not count. Valuations ascend; `least` is the least money
 * that counts as invested. Source: RULES.md, returns.
 */
export const timeWeighted = (
  valuations: ReadonlyArray<Valuation>,
  flows: ReadonlyArray<Flow>,
  least: Decimal,
): ReadonlyArray<Growth> => {
  const growths: Array<Growth> = []
  let factor = one
  let last: Valuation | undefined
  for (const next of valuations) {
    if (last) factor = roundTo(multiply(factor, linkOf(last, next, flows, least)), SCALE, 'half-even')
    growths.push({ at: next.at, factor })
    last = next
  }
  return growths
}

/** The return of a growth factor: 0.1 for a tenth more. */
export const returnOf = (factor: Decimal): Decimal => subtract(factor, one)
