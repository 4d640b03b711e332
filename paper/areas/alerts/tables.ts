import type { Selectable } from 'kysely'
import type { AlertKind } from '../../../domain/alerts/alert.ts'
import type { NullableNumeric, Numeric } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    alerts: {
      id: string
      customer_id: string
      code: string
      kind: AlertKind
      /** A price of the instrument, or per cent of the previous close. */
      value: Numeric
      created_at: Date
      /** The second of the market whose price met it, and that price. */
      met_at: Date | null
      met_price: NullableNumeric
    }
    /** One row: the last second of the market whose quotes were compared with the alerts. */
    alert_checks: { is_only: boolean; checked_to: Date }
  }
}

export type AlertRow = Selectable<Database['alerts']>
