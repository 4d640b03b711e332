import type { Generated } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { CountedNumeric, Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    stock_loans: {
      id: string
      customer_id: string
      position_id: string
      code: string
      currency: Currency
      quantity: Numeric
      /** The price of one share at the start, on which the fee is charged. */
      price: Numeric
      /** Per cent of the value, a day. */
      rate: Numeric
      term: number
      /** The number of its days: the term, or fewer after a recall. */
      days: number
      paid_days: Generated<number>
      paid: CountedNumeric
      started_at: Date
      recalled_at: Date | null
      returned_at: Date | null
    }
    /** Channels that testers set to full or closed; the others are open. */
    lending_channels: { name: 'lending' | 'credit'; state: 'full' | 'closed' }
  }
}
