import { normalize } from 'effect/BigDecimal'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatPercent, formatQuantity } from '../../../../domain/money/format.ts'

/** Percentage points with no decimals they do not need: "50 %", "0,1425 %". */
export const plainPercent = (points: Decimal): string => `${formatQuantity(points)}\u00a0%`

/** A rate in percentage points with every decimal it has, two at least: "0,10 %", "0,1425 %". */
export const feeRate = (points: Decimal): string =>
  normalize(points).scale <= 2 ? formatPercent(points) : plainPercent(points)
