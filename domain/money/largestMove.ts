import { abs, multiply, subtract } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, percentOf, zero } from './decimal.ts'

/** A figure at an instant: a price, a value of a share, a growth. */
export interface Figure {
  readonly at: number
  readonly value: Decimal
}

/** A fall from a high to a later low, or a rise from a low to a later high. */
export interface Move {
  readonly from: Figure
  readonly until: Figure
}

/**
 * The largest fall (maximum drawdown) or rise of figures in time, as a part of the one that it begins from; null where
 * nothing ever moved so. Of equal ones the first, from the last of equal highs (or lows): the fall began there. What is
 * not above zero is no beginning. Source: RULES.md, returns.
 */
const largestMove = (above: (a: Decimal, b: Decimal) => number, figures: ReadonlyArray<Figure>): Move | null => {
  let from: Figure | undefined
  let largest: Move | null = null
  for (const figure of figures) {
    if (from === undefined || above(figure.value, from.value) >= 0) {
      if (compare(figure.value, zero) > 0) from = figure
      continue
    }
    // Until / from beyond that of the largest, without a division.
    if (
      largest === null ||
      above(multiply(largest.until.value, from.value), multiply(figure.value, largest.from.value)) > 0
    )
      largest = { from, until: figure }
  }
  return largest
}

/** The largest fall from a high to a later low; see `largestMove`. Source: RULES.md, returns. */
export const largestFall = (figures: ReadonlyArray<Figure>): Move | null => largestMove(compare, figures)

/** The largest rise from a low to a later high; see `largestMove`. Source: RULES.md, orders. */
export const largestRise = (figures: ReadonlyArray<Figure>): Move | null =>
  largestMove((a, b) => compare(b, a), figures)

/** By how much a figure moved, without a sign, in its own unit. */
export const sizeOf = ({ from, until }: Move): Decimal => abs(subtract(from.value, until.value))

/** How large a part of the figure that it begins from a move is: 0.25 for a quarter; 12 decimals, half even. */
export const shareOf = (move: Move): Decimal => divideTo(sizeOf(move), move.from.value, 12, 'half-even')

/** The same in percentage points, two decimals, half up. */
export const percentMoved = (move: Move): Decimal => percentOf(sizeOf(move), move.from.value)
