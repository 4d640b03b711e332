import { make, normalize } from 'effect/BigDecimal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice } from '../../../domain/money/format.ts'

/** A rate with its own decimals, at least two. */
export const formatRate = (rate: Decimal): string => formatPrice(rate, make(1n, Math.max(2, normalize(rate).scale)))

/** A rate for information, which moves while it is read: six significant figures. The quoted one is exact. Source: RULES.md, exchange. */
export const formatMovingRate = (rate: Decimal): string => {
  const bare = normalize(rate)
  const whole = String(bare.value).length - bare.scale
  return formatPrice(bare, make(1n, Math.max(2, 6 - whole)))
}
