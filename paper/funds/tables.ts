import type { Numeric } from '../database/columns.ts'
import type { Generated } from 'kysely'

export type AccountType = 'savings' | 'current'

export interface FundTables {
  deposits: {
    id: string
    customer_id: string
    channel: string
    method: 'bank' | 'wallet'
    currency: string
    amount: Numeric
    /** `YYYY-MM-DD`, a day in Kuala Lumpur. */
    transferred_on: string
    account_type: AccountType | null
    proof_id: string | null
    /** 0 under review, 1 approved and credited, 2 rejected. */
    status: Generated<number>
    reason: Generated<string>
    remark: Generated<string>
    created_at: Date
    arrives_by: Date
    reviewed_at: Date | null
  }
  /** Deposit channels and the payment service while testers keep them closed. */
  closed_services: { name: string; since: Date }
  /** Locked while a customer's money is being moved. */
  fund_operations: { customer_id: string }
}
