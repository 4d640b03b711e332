import { compare, type Decimal } from '../money/decimal.ts'
import type { MoverOrder } from '../contract/enumerations.ts'

export { MOVER_ORDERS, type MoverOrder } from '../contract/enumerations.ts'

export interface Mover {
  readonly code: string
  readonly changePercent: Decimal
  readonly turnover: Decimal
}

/** Codes are unique within a market. */
const byCode = (a: Mover, b: Mover): number => (a.code < b.code ? -1 : 1)
const byTurnover = (a: Mover, b: Mover): number => compare(b.turnover, a.turnover)
const byChange = (a: Mover, b: Mover): number => compare(b.changePercent, a.changePercent)

const RULES: Readonly<Record<MoverOrder, (a: Mover, b: Mover) => number>> = {
  gainers: (a, b) => byChange(a, b) || byTurnover(a, b) || byCode(a, b),
  losers: (a, b) => byChange(b, a) || byTurnover(a, b) || byCode(a, b),
  turnover: (a, b) => byTurnover(a, b) || byCode(a, b),
}

/**
 * All of a market's instruments in one order, largest first; equal ones by turnover, then by code, so that a list never
 * jumps for nothing. Turnovers are worths in one currency. Source: RULES.md, statistics.
 */
export const sortMovers = <Row extends Mover>(rows: ReadonlyArray<Row>, order: MoverOrder): ReadonlyArray<Row> =>
  [...rows].sort(RULES[order])
