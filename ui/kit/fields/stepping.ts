import { make, multiply, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, isMultipleOf, zero } from '../../../domain/money/decimal.ts'
import type { FigureBounds } from '../../../domain/money/parse.ts'

export interface StepBounds extends FigureBounds {
  /** A tick or a lot, above zero. */
  readonly step: Decimal
}

const clamp = (n: Decimal, { min, max }: StepBounds): Decimal =>
  min !== undefined && compare(n, min) < 0 ? min : max !== undefined && compare(n, max) > 0 ? max : n

/**
 * The next multiple of the step above or below, within the limits. A figure between two steps moves to the nearest
 * multiple in that direction; an empty field starts at the lowest allowed figure, or at one step.
 */
export const stepFrom = (from: Decimal | undefined, by: 1 | -1, bounds: StepBounds): Decimal => {
  const { step, min } = bounds
  if (from === undefined) return clamp(min ?? step, bounds)
  const below = multiply(divideTo(from, step, 0, 'down'), step)
  const exact = isMultipleOf(from, step)
  const next = by === 1 ? sum(below, step) : exact ? subtract(below, step) : below
  return clamp(compare(next, zero) < 0 ? make(0n, 0) : next, bounds)
}
