import type { Counted } from '../../platform/database/columns.ts'
import type { ColumnType } from 'kysely'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** What has changed for a customer; the triggers of migration 0140 write it. */
    live_events: {
      /** The transaction that wrote it, a `xid8`. */
      written_by: ColumnType<string, never, never>
      id: Counted
      customer_id: string
      topic: string
      subjects: ReadonlyArray<string>
      at: ColumnType<Date, never, never>
    }
    live_history: {
      /** Another one after the state was replaced: ids of before are unknown then. */
      epoch: string
      /** The last transaction of which rows were pruned. */
      pruned: string
    }
  }
}
