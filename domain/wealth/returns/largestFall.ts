import { subtract } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, zero } from '../../money/decimal.ts'
import type { Growth } from './timeWeighted.ts'

const SCALE = 12

/** The largest fall from a high to a later low. */
export interface Fall {
  /** How much of the high was lost: 0.25 for a quarter. */
  readonly share: Decimal
  /** The instants of the high and of the low. */
  readonly from: number
  readonly to: number
}

/**
 * The largest fall (maximum drawdown) of a growth, from its highest point so far to a later one; of equal falls the
 * earliest. `undefined` where it never fell. Source: RULES.md, returns.
 */
export const largestFall = (growths: ReadonlyArray<Growth>): Fall | undefined => {
  let high: Growth | undefined
  let found: Fall | undefined
  for (const next of growths) {
    if (!high || compare(next.factor, high.factor) >= 0) {
      high = next
      continue
    }
    const share = divideTo(subtract(high.factor, next.factor), high.factor, SCALE, 'half-even')
    if (compare(share, found?.share ?? zero) > 0) found = { share, from: high.at, to: next.at }
  }
  return found
}
