import type { Currency } from '../../../domain/money/money.ts'
import type { NullableNumeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** Returns of valuation days that testers set, in millionths. */
    follow_returns: { series: string; day: number; parts: number }
    /** Products that testers ended earlier than planned, or delisted. */
    follow_products: { code: string; ends_at: Date | null; delisted_at: Date | null }
    /** 0 running, 1 ended, 2 cancelled. Null columns are unknown, in rows that were written from outside. */
    product_orders: {
      id: string
      customer_id: string
      currency: Currency
      amount: NullableNumeric
      status: number
      /** The hold in the ledger for the amount. */
      hold_id: string | null
      created_at: Date
      code: string
      name: string
      strategist: string | null
      fee: NullableNumeric
      /** Net asset value at the purchase. */
      bought_at_nav: NullableNumeric
      unlocks_at: Date | null
      ends_at: Date | null
      ended_at: Date | null
      ended_by: 'redeemed' | 'matured' | null
      /** The amount paid out, in its currency. */
      paid_out: NullableNumeric
    }
  }
}
