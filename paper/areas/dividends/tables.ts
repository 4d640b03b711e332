import type { Generated } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Direction } from '../../../domain/orders/order.ts'
import type { Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** Dividends that testers announced beside those of the market. */
    declared_dividends: {
      id: string
      code: string
      ex_day: string
      pay_day: string
      per_share: Numeric
      announced_at: Date
    }
    /** One row: the instant until which ex-dates were processed. */
    dividend_progress: { id: Generated<boolean>; through: Date }
    /** Recorded at the ex-date, paid once. Amounts have the customer's sign. */
    dividend_payments: {
      /** Also the id of the transfer that pays it. */
      id: string
      event: string
      customer_id: string
      code: string
      currency: Currency
      direction: Direction
      ex_day: string
      pay_day: string
      per_share: Numeric
      quantity: Numeric
      gross: Numeric
      tax_rate: Numeric
      tax: Numeric
      written_off: Numeric
      net: Numeric
      pay_at: Date
      fixed_at: Date
      paid_at: Date | null
      /** The sort key of paid dividends, by time of payment. */
      paid_as: string | null
    }
  }
}
