import type { ColumnType } from 'kysely'

declare module '../database/database.ts' {
  interface Database {
    idempotent_requests: {
      scope: string
      id: string
      operation: string
      fingerprint: string
      answer: ColumnType<unknown, string | null, string | null>
      at: Date
    }
  }
}
