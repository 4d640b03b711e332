import { multiply, subtract } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, divideTo, zero } from './decimal.ts'

/** A figure above zero at an instant: a price, a value of a share. */
export interface Figure {
  readonly at: number
  readonly value: Decimal
}

/** A fall from a high to a later low; `percent` in percentage points of the high, two decimals, half up. */
export interface Fall {
  readonly from: Figure
  readonly until: Figure
  readonly percent: Decimal
}

const HUNDRED = decimal('100')

/**
 * The largest fall from a high to a later low, as a part of the high; null where nothing ever fell. The figures are in
 * time. Of two falls that are equally large it is the first. Source: RULES.md, copy trading.
 */
export const largestFall = (figures: ReadonlyArray<Figure>): Fall | null => {
  let high: Figure | undefined
  let largest: { readonly from: Figure; readonly until: Figure } | undefined
  for (const figure of figures) {
    if (compare(figure.value, zero) <= 0) continue
    if (high === undefined || compare(figure.value, high.value) > 0) high = figure
    // low / high < largest.low / largest.high, without a division.
    const before = largest ? multiply(high.value, largest.until.value) : undefined
    const isLarger =
      largest === undefined || before === undefined
        ? compare(figure.value, high.value) < 0
        : compare(multiply(figure.value, largest.from.value), before) < 0
    if (isLarger) largest = { from: high, until: figure }
  }
  if (largest === undefined) return null
  const fallen = subtract(largest.from.value, largest.until.value)
  return { ...largest, percent: divideTo(multiply(fallen, HUNDRED), largest.from.value, 2, 'half-up') }
}
