import { Context, type Effect } from 'effect'
import type { Decimal } from '../domain/money/decimal.ts'
import type { PlanState } from '../domain/savings/plan.ts'
import type { Schedule } from '../domain/savings/schedule.ts'
import type { Failure } from './failure.ts'
import type { PlanPreview, PlanPurchase, SavingsPlan } from './generated/savings.ts'
import type { Page, PageRequest } from './page.ts'

export type { PlanPreview, PlanPurchase, SavingsPlan } from './generated/savings.ts'

/** What the customer decides about a plan; the sum is in the instrument's currency. */
export interface PlanTerms extends Schedule {
  readonly sum: Decimal
}

export interface PlanDetail extends Page<PlanPurchase> {
  readonly plan: SavingsPlan
}

/** The customer's savings plans. `requestId` is the id of the intent. */
export class Savings extends Context.Service<
  Savings,
  {
    readonly list: () => Effect.Effect<ReadonlyArray<SavingsPlan>, Failure>
    /** Refused with `plan-not-found`. */
    readonly detail: (id: string, page: PageRequest) => Effect.Effect<PlanDetail, Failure>
    /** `id` names the plan that is to be changed. Any sum is shown, with the limits. Refused with `plan-not-offered`, `product-not-found`. */
    readonly preview: (code: string, terms: PlanTerms, id?: string) => Effect.Effect<PlanPreview, Failure>
    /** Refused with `plan-not-offered`, `plans-full`, `amount-below-minimum`, `amount-above-maximum`, `product-not-found`. */
    readonly add: (
      code: string,
      terms: PlanTerms,
      reminds: boolean,
      requestId: string,
    ) => Effect.Effect<SavingsPlan, Failure>
    readonly change: (
      id: string,
      terms: PlanTerms,
      reminds: boolean,
      requestId: string,
    ) => Effect.Effect<SavingsPlan, Failure>
    /** Pauses, resumes or ends it. Refused with `plan-ended`. */
    readonly turn: (id: string, state: PlanState, requestId: string) => Effect.Effect<SavingsPlan, Failure>
  }
>()('ports/Savings') {}
