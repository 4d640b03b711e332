import { normalize } from 'effect/BigDecimal'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'

/** A rate as the wire writes it: exact, without zeros at its end. */
export const rateText = (rate: Decimal): string => formatDecimal(normalize(rate))
