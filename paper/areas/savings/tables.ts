import type { Generated, Selectable } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { PlanState, PurchaseState } from '../../../domain/savings/plan.ts'
import type { Rhythm } from '../../../domain/savings/schedule.ts'
import type { CountedNumeric, Numeric } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    savings_plans: {
      id: string
      customer_id: string
      code: string
      currency: Currency
      sum: Numeric
      rhythm: Rhythm
      day: number
      reminds: boolean
      state: PlanState
      /** What is carried over to the next purchase; no money is held for it. */
      rest: CountedNumeric
      /** The next purchase: its planned day, its trading day and that day's opening; null unless active. */
      next_planned: string | null
      next_day: string | null
      next_at: Date | null
      /** The planned day of the last try. */
      tried: string | null
      created_at: Date
      ended_at: Date | null
    }
    /** One try of a plan to buy. */
    savings_purchases: {
      /** Also the client id of its order. */
      id: string
      plan_id: string
      customer_id: string
      planned: string
      at: Date
      sum: Numeric
      rest_before: Numeric
      state: PurchaseState
      reason: Generated<string>
      /** Its order, and so the position with its shares. */
      order_id: string | null
      quantity: CountedNumeric
      amount: CountedNumeric
      fees: CountedNumeric
      rest_after: Numeric
    }
  }
}

export type PlanRow = Selectable<Database['savings_plans']>
export type PurchaseRow = Selectable<Database['savings_purchases']>
