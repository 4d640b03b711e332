import type { Generated, Selectable } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Numeric } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PayMethod } from '../../../domain/contract/enumerations.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    deposits: {
      id: string
      customer_id: string
      channel: string
      method: PayMethod
      currency: Currency
      amount: Numeric
      /** `YYYY-MM-DD`, a day in Kuala Lumpur. */
      transferred_on: string
      account_type: 'savings' | 'current' | null
      proof_id: string | null
      /** 0 under review, 1 approved and credited, 2 rejected. */
      status: Generated<number>
      reason: Generated<string>
      remark: Generated<string>
      created_at: Date
      arrives_by: Date
      reviewed_at: Date | null
    }
  }
}

export type DepositRow = Selectable<Database['deposits']>
