import type { Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    worths: {
      customer_id: string
      /** The beginning of the day in UTC: one row a customer and day. */
      day: Date
      /** When it was recorded. */
      at: Date
      /** In EUR. */
      total: Numeric
    }
  }
}
