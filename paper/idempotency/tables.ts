import type { ColumnType } from 'kysely'

export interface IdempotencyTables {
  idempotent_requests: {
    scope: string
    id: string
    operation: string
    fingerprint: string
    answer: ColumnType<unknown, string | null, string | null>
    at: Date
  }
}
