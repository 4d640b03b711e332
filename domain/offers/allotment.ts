import { make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, zero } from '../money/decimal.ts'

/** What there is and what is wanted of it, in shares. */
export interface Demand {
  readonly offered: Decimal
  readonly wanted: Decimal
}

/** Decimals of a draw, and of the part of a step that is drawn for. */
export const DRAW_SCALE = 9
const ONE = make(1n, 0)

/**
 * The lottery: every step of a subscription has the same chance, offered over wanted. Whole steps are given out; the
 * part of a step that is left over is drawn for, so that on average everybody gets their share and never more than
 * they asked for. `draw` is in [0, 1). Source: RULES.md, subscriptions.
 */
export const allot = (quantity: Decimal, step: Decimal, { offered, wanted }: Demand, draw: Decimal): Decimal => {
  const fair = divideTo(multiply(quantity, offered), multiply(max(wanted, offered), step), DRAW_SCALE, 'down')
  const whole = divideTo(fair, ONE, 0, 'down')
  const left = subtract(fair, whole)
  const steps = sum(whole, compare(draw, left) < 0 ? ONE : zero)
  return min(quantity, multiply(steps, step))
}
