import type { ColumnType, Generated } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Numeric } from '../../platform/database/columns.ts'

import type { Place } from './performance/causes.ts'
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
      /** Whether what moved the money since the day before is added up in `cause_sums`. */
      summed: Generated<boolean>
    }
    /** What moved a customer's money between two recorded days, added up. Never changed, and not counted twice. */
    cause_sums: {
      customer_id: string
      /** The recorded day that is the first to contain the movements. */
      day: Date
      currency: Currency
      kind: string
      /** Day of UTC. */
      moved_on: ColumnType<string, string, never>
      place: Place
      comes_in: boolean
      cash: Numeric
      outside: Numeric
      exchanged: Numeric
      fees: Numeric
      taxes: Numeric
      interest: Numeric
      lending: Numeric
      rewards: Numeric
    }
    /** What each instrument or product took and gave between two recorded days. */
    instrument_cash_sums: {
      customer_id: string
      day: Date
      currency: Currency
      code: string
      name: string | null
      cash: Numeric
    }
  }
}
