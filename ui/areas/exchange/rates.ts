import { make, normalize } from 'effect/BigDecimal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice } from '../../../domain/money/format.ts'

/** A rate with the decimals it has, two at least. */
export const formatRate = (rate: Decimal): string => formatPrice(rate, make(1n, Math.max(2, normalize(rate).scale)))
