import { max, min, multiply, subtract } from 'effect/BigDecimal'
import { type Decimal, decimal, divideTo } from '../../domain/money/decimal.ts'

/** The summary of a line of figures. */
export interface Extent {
  readonly first: Decimal
  readonly last: Decimal
  readonly high: Decimal
  readonly low: Decimal
  /** Last less first. */
  readonly change: Decimal
  /** The change in percentage points of the first; null where the first is not above zero. */
  readonly percent: Decimal | null
}

/** One step of a line: a candle's open, high, low and close, or four times the same figure. */
export interface Step {
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
}

const hundred = decimal('100')

/** From the first step's open to the last one's close; `undefined` for no steps. */
export const extentOf = (steps: ReadonlyArray<Step>): Extent | undefined => {
  const [start, end] = [steps[0], steps.at(-1)]
  if (start === undefined || end === undefined) return undefined
  const [first, last] = [start.open, end.close]
  const change = subtract(last, first)
  return {
    first,
    last,
    high: steps.reduce((high, step) => max(high, step.high), start.high),
    low: steps.reduce((low, step) => min(low, step.low), start.low),
    change,
    percent: first.value > 0n ? divideTo(multiply(change, hundred), first, 2, 'half-up') : null,
  }
}
