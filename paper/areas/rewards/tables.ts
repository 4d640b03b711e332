import type { Currency } from '../../../domain/money/money.ts'
import type { Numeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** Tasks that customers completed, recorded at the first read after their completion. */
    activity_completions: { customer_id: string; activity: string; task: string; reward: Numeric; completed_at: Date }
    /** Rewards that were credited. The id is also the reference of the transfer. */
    activity_claims: {
      id: string
      customer_id: string
      activity: string
      currency: Currency
      amount: Numeric
      claimed_at: Date
    }
    /** Terms that testers set; where `starts_at` is null, the activity's own beginning applies. */
    activity_terms: { activity: string; starts_at: Date | null; ends_at: Date }
  }
}
