import type { ColumnType } from 'kysely'
import type { Counted } from '../database/columns.ts'

export interface AccountTables {
  customers: {
    id: string
    /** The user id that people see. */
    number: Counted
    phone: string
    password_hash: string
    invitation_code: string
    invited_by: string | null
    frozen_at: Date | null
    created_at: Date
  }
  sessions: { token_hash: Buffer; customer_id: string; created_at: Date; used_at: Date; expires_at: Date }
  messages: {
    id: string
    customer_id: string
    kind: string
    parameters: ColumnType<Record<string, string>, string, string>
    created_at: Date
    read_at: Date | null
  }
}
