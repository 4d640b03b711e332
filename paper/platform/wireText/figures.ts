import { formatDecimal, type Decimal } from '../../../domain/money/decimal.ts'
import { type Currency, roundToMinor } from '../../../domain/money/money.ts'

/** An amount on the wire: exactly the decimals of its currency ("12.50", "1200" in JPY). */
export const amountText = (amount: Decimal, currency: Currency): string => formatDecimal(roundToMinor(amount, currency))

/** An instant on the wire: epoch milliseconds. */
export const millis = (instant: Date): number => instant.getTime()
