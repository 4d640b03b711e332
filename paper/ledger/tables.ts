import type { Currency } from '../../domain/money/money.ts'
import type { CountedNumeric, NullableNumeric, Numeric } from '../platform/database/columns.ts'
import type { ColumnType } from 'kysely'

declare module '../platform/database/database.ts' {
  interface Database {
    ledger_accounts: {
      id: string
      owner: string | null
      kind: string
      currency: Currency
      balance: NullableNumeric
      /** Number of postings so far; sorts them without a clock. */
      sequence: ColumnType<bigint, never, bigint>
    }
    ledger_transfers: { id: string; kind: string; reference: string | null; fingerprint: string; at: Date }
    ledger_postings: {
      transfer_id: string
      line: number
      account_id: string
      currency: Currency
      amount: Numeric
      sequence: bigint | null
      balance_after: NullableNumeric
    }
    ledger_holds: {
      id: string
      owner: string
      currency: Currency
      amount: Numeric
      captured: CountedNumeric
      released: CountedNumeric
      reason: string
      reference: string | null
      opened_at: Date
      closed_at: Date | null
    }
  }
}
