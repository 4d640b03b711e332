import { make, max } from 'effect/BigDecimal'
import { type Decimal, sumOf, zero } from '../../money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../../money/money.ts'

/** What assets were worth at an instant (epoch milliseconds), in the currency of a report. */
export interface Valuation {
  readonly at: number
  readonly total: Decimal
}

/** Money that came from outside the assets (above zero) or left them (below zero), in the currency of a report. */
export interface Flow {
  readonly at: number
  readonly amount: Decimal
}

/**
 * The flows after one valuation, up to and including the instant of the next one: that one contains them.
 * Source: RULES.md, returns.
 */
export const flowsBetween = (flows: ReadonlyArray<Flow>, from: number, to: number): ReadonlyArray<Flow> =>
  flows.filter(({ at }) => at > from && at <= to)

/** Below a hundred smallest units rounding alone moves a return by more than half a per cent. Source: RULES.md, returns. */
export const leastInvested = (currency: Currency): Decimal => make(100n, MINOR_UNITS[currency])

/** What came in, as a sum that is not below zero. */
export const paidIn = (flows: ReadonlyArray<Flow>): Decimal => sumOf(flows.map(({ amount }) => max(amount, zero)))

/** The net sum of flows. */
export const netFlow = (flows: ReadonlyArray<Flow>): Decimal => sumOf(flows.map(({ amount }) => amount))
