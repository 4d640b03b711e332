import type { Generated } from 'kysely'
import type { NullableNumeric, Numeric } from '../database/columns.ts'

interface Owned {
  id: string
  customer_id: string
  currency: string
}

/** A row that ties up money while its status says so. */
interface Tied extends Owned {
  amount: NullableNumeric
  status: number
  /** The reserve in the ledger that stands for the amount. */
  hold_id: string | null
  created_at: Date
}

interface Instrument {
  code: string
  name: string
}

export interface RecordTables {
  /** 0 under review, 1 paid, 2 rejected, 3 cancelled. What is null or empty is not known of rows from elsewhere. */
  withdrawals: Tied & {
    reviewed_at: Date | null
    fee: NullableNumeric
    card_id: string | null
    /** Bank or network, and masked number. */
    card: string | null
    reason: Generated<string>
    remark: Generated<string>
    arrives_by: Date | null
  }
  /** 0 running, 1 ended, 2 cancelled. What is null is not known of rows from elsewhere. */
  product_orders: Tied &
    Instrument & {
      strategist: string | null
      fee: NullableNumeric
      /** Net asset value that it counts from. */
      bought_at_nav: NullableNumeric
      unlocks_at: Date | null
      ends_at: Date | null
      ended_at: Date | null
      ended_by: 'redeemed' | 'matured' | null
      /** What it ended with, in its currency. */
      paid_out: NullableNumeric
    }
  /** One row per close. */
  realised_profits: Owned &
    Instrument & {
      profit: Numeric
      realised_at: Date
      order_id: string
      side: 'long' | 'short'
      leverage: Numeric
      quantity: Numeric
      open_price: Numeric
      close_price: Numeric
      margin: Numeric
      fee: Numeric
      balance: Numeric
      opened_at: Date
    }
}
