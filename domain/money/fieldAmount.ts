import { make } from 'effect/BigDecimal'
import type { Decimal } from './decimal.ts'
import { formatPrice } from './format.ts'
import { type Currency, MINOR_UNITS } from './money.ts'

/**
 * An amount as a form writes it into a field, with the decimals of its currency: "1.500,00" dollars, "1.500" yen.
 * Source: RULES.md, money.
 */
export const formatFieldAmount = (amount: Decimal, currency: Currency): string =>
  formatPrice(amount, make(1n, MINOR_UNITS[currency]))
