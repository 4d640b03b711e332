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
      /** Of one share at the start; the fee is reckoned of it. */
      price: Numeric
      /** Per cent of the value, a day. */
      rate: Numeric
      term: number
      /** How many days it has: the term, fewer once it was recalled. */
      days: number
      paid_days: Generated<number>
      paid: CountedNumeric
      started_at: Date
      recalled_at: Date | null
      returned_at: Date | null
    }
    /** Channels that testers made full or closed; the others are open. */
    lending_channels: { name: 'lending' | 'credit'; state: 'full' | 'closed' }
  }
}
