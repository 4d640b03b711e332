import type { Currency } from '../../../domain/money/money.ts'
import type { Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    exchange_quotes: {
      id: string
      customer_id: string
      from_currency: Currency
      to_currency: Currency
      rate: Numeric
      quoted_at: Date
      valid_until: Date
      used_at: Date | null
    }
    exchanges: {
      id: string
      customer_id: string
      quote_id: string
      from_currency: Currency
      to_currency: Currency
      rate: Numeric
      paid: Numeric
      received: Numeric
      /** The exact value less the received amount, in `to_currency`; booked to the rounding account. */
      remainder: Numeric
      made_at: Date
    }
  }
}
