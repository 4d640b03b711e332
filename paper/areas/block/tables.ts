import type { Generated } from 'kysely'
import type { CountedNumeric, Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** A block from its first purchase on. */
    blocks: {
      id: string
      code: string
      price: Numeric
      quantity: Numeric
      /** The quantity that customers bought of it. */
      sold: CountedNumeric
    }
    block_trades: {
      id: string
      customer_id: string
      block_id: string
      position_id: string
      least_lots: Numeric
      lots: Numeric
      quantity: Numeric
      created_at: Date
    }
    /** One row while purchases ask for the channel password. */
    block_channel: { id: Generated<boolean>; password_hash: string }
  }
}
