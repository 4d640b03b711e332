import type { ColumnType } from 'kysely'
import type { Numeric } from '../../platform/database/columns.ts'

import type { StoredValuation } from './performance/valuation.ts'

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
      /** What it consists of; null where an earlier version recorded the day. Written as the text of JSON. */
      details: ColumnType<StoredValuation | null, string | undefined, never>
    }
  }
}
