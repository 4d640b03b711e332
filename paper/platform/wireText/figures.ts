import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { type Currency, roundToMinor } from '../../../domain/money/money.ts'

/** An amount as the wire writes it: exactly the decimals of its currency ("12.50", "1200" in JPY). */
export const amountText = (amount: Decimal, currency: string): string =>
  formatDecimal(roundToMinor(amount, currency as Currency))

/** An instant as the wire writes it: epoch milliseconds. */
export const millis = (instant: Date): number => instant.getTime()
