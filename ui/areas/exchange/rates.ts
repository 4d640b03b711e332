import { make, normalize } from 'effect/BigDecimal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice } from '../../../domain/money/format.ts'

/** A rate with its own decimals, at least two. */
export const formatRate = (rate: Decimal): string => formatPrice(rate, make(1n, Math.max(2, normalize(rate).scale)))
