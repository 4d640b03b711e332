import type { Generated } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { CountedNumeric, Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    credit_loans: {
      id: string
      customer_id: string
      currency: Currency
      principal: Numeric
      outstanding: Numeric
      /** Per cent of the outstanding amount, for each begun day. */
      rate: Numeric
      /** Exact, of all charged days. */
      interest: CountedNumeric
      interest_paid: CountedNumeric
      charged_days: Generated<number>
      term: number
      overdue: Generated<boolean>
      started_at: Date
      due_at: Date
      ended_at: Date | null
    }
  }
}
