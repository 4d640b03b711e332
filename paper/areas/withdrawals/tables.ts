import type { Generated } from 'kysely'
import type { NullableNumeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** 0 under review, 1 paid, 2 rejected, 3 cancelled. What is null or empty is not known of rows from elsewhere. */
    withdrawals: {
      id: string
      customer_id: string
      currency: string
      amount: NullableNumeric
      status: number
      /** The reserve in the ledger that stands for the amount. */
      hold_id: string | null
      created_at: Date
      reviewed_at: Date | null
      fee: NullableNumeric
      card_id: string | null
      /** Bank or network, and masked number. */
      card: string | null
      reason: Generated<string>
      remark: Generated<string>
      arrives_by: Date | null
    }
  }
}
