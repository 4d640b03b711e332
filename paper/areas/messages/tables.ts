import type { ColumnType } from 'kysely'
import type { Counted } from '../../platform/database/columns.ts'
import type { MessageKind } from './kinds.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    complaints: {
      /** The number of the complaint for customer service. */
      number: Counted
      customer_id: string
      title: string
      content: string
      email: string | null
      answer: string | null
      created_at: Date
      answered_at: Date | null
    }
    messages: {
      id: string
      customer_id: string
      kind: MessageKind
      parameters: ColumnType<Record<string, string>, string, string>
      created_at: Date
      read_at: Date | null
    }
  }
}
