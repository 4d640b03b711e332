import type { Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    exchange_quotes: {
      id: string
      customer_id: string
      from_currency: string
      to_currency: string
      rate: Numeric
      quoted_at: Date
      valid_until: Date
      used_at: Date | null
    }
    exchanges: {
      id: string
      customer_id: string
      quote_id: string
      from_currency: string
      to_currency: string
      rate: Numeric
      paid: Numeric
      received: Numeric
      /** The exact worth less what was received, in `to_currency`; booked to the rounding account. */
      remainder: Numeric
      made_at: Date
    }
  }
}
