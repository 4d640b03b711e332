import { normalize } from 'effect/BigDecimal'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'

/** A rate on the wire: exact, without trailing zeros. */
export const rateText = (rate: Decimal): string => formatDecimal(normalize(rate))
