import type { Currency } from '../../../domain/money/money.ts'
import type { Generated } from 'kysely'
import type { NullableNumeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /**
     * 0 under review, 1 paid, 2 rejected, 3 cancelled. Null or empty columns are unknown, in rows that were written
     * from outside.
     */
    withdrawals: {
      id: string
      customer_id: string
      currency: Currency
      amount: NullableNumeric
      status: number
      /** The hold in the ledger for the amount. */
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
