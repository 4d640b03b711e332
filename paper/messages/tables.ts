import type { Counted } from '../database/columns.ts'

export interface ComplaintTables {
  complaints: {
    /** Names the complaint to customer service. */
    number: Counted
    customer_id: string
    title: string
    content: string
    email: string | null
    answer: string | null
    created_at: Date
    answered_at: Date | null
  }
}
