import type { Generated, Selectable } from 'kysely'
import type { Direction } from '../../../../domain/orders/order.ts'
import type { ProtectionSide, Trail } from '../../../../domain/orders/protection.ts'
import type { NullableNumeric } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'

declare module '../../../platform/database/database.ts' {
  interface Database {
    /** What closes a position by itself; one row a position. */
    protections: {
      position_id: string
      customer_id: string
      code: string
      direction: Direction
      /** The stop; for a trailing one where it stands now, null before it follows a price. */
      stop_price: NullableNumeric
      stop_limit: NullableNumeric
      take_profit: NullableNumeric
      trail: NullableNumeric
      trail_unit: Trail['unit'] | null
      /** The best price that a trailing stop has followed. */
      trail_price: NullableNumeric
      state: Generated<'armed' | 'triggered'>
      side: ProtectionSide | null
      trigger_price: NullableNumeric
      triggered_at: Date | null
      ended_at: Date | null
      created_at: Date
      updated_at: Date
    }
    /** What was set of a protection and how it ended. Triggers write it. */
    protection_changes: {
      id: Generated<bigint>
      position_id: string
      customer_id: string
      at: Date
      change: 'set' | 'triggered' | 'ended'
      /** Null for a trailing stop, which has a distance. */
      stop_price: NullableNumeric
      take_profit: NullableNumeric
      trail: NullableNumeric
      trail_unit: Trail['unit'] | null
      side: ProtectionSide | null
      trigger_price: NullableNumeric
    }
  }
}

export type ProtectionRow = Selectable<Database['protections']>
