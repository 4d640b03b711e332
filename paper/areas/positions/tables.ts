import type { Selectable } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Direction } from '../../../domain/orders/order.ts'
import type { PositionState as ShownState } from '../../../domain/contract/enumerations.ts'
import type { CountedNumeric, NullableNumeric, Numeric } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

/** `closing`, which customers see as well, is `holding` with a waiting order to close it. */
export type PositionState = Exclude<ShownState, 'closing'>

declare module '../../platform/database/database.ts' {
  interface Database {
    /** For the meaning of the sums see `domain/positions/position.ts`. */
    positions: {
      id: string
      customer_id: string
      code: string
      currency: Currency
      direction: Direction
      leverage: number
      quantity: Numeric
      cost: Numeric
      opening_fees: Numeric
      original_margin: Numeric
      margin: Numeric
      /** Quantity and amount of all opening fills, and of all closing ones. */
      opened: Numeric
      opened_amount: Numeric
      closed: Numeric
      closed_amount: Numeric
      /** Quantity that pending orders to close have reserved. */
      closing: Numeric
      /** Quantity that is lent. */
      lent: CountedNumeric
      fees: Numeric
      realised: Numeric
      written_off: Numeric
      stop_price: NullableNumeric
      /** Whether the order that opens it still waits. */
      opening: boolean
      state: PositionState
      first_opened_at: Date | null
      last_closed_at: Date | null
      created_at: Date
      square_off_at: Date | null
      version: number
    }
    position_notes: { position_id: string; customer_id: string; note: string; updated_at: Date }
    /** The sums of held positions, kept by the database with each change of one. `on_margin` as `isOnMargin` says. */
    position_sums: {
      customer_id: string
      currency: Currency
      code: string
      direction: Direction
      on_margin: boolean
      positions: bigint
      quantity: Numeric
      cost: Numeric
      margin: Numeric
      /** How many of them cost more than their margin. */
      above_margin: bigint
    }
  }
}

export type PositionRow = Selectable<Database['positions']>
