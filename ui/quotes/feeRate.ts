import { normalize } from 'effect/BigDecimal'
import type { Decimal } from '../../domain/money/decimal.ts'
import { formatPercent, formatQuantity } from '../../domain/money/format.ts'

/** A rate in percentage points with every decimal it has, two at least: "0,10 %", "0,1425 %". */
export const feeRate = (points: Decimal): string =>
  normalize(points).scale <= 2 ? formatPercent(points) : `${formatQuantity(points)}\u00a0%`
