import { Context, type Effect } from 'effect'
import type { DayNumber } from '../domain/calendar/day.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { PlanState, PurchaseState } from '../domain/savings/plan.ts'
import type { Schedule } from '../domain/savings/schedule.ts'
import type { Failure } from './failure.ts'
import type { FeeCharge } from './Orders.ts'
import type { Page, PageRequest } from './page.ts'
import type { Listing } from './quote.ts'

/** What the customer decides about a plan; the sum is in the instrument's currency. */
export interface PlanTerms extends Schedule {
  readonly sum: Decimal
}

/** A savings plan with what it bought so far; amounts in its currency. Source: RULES.md, savings plans. */
export interface SavingsPlan extends Listing, PlanTerms {
  readonly id: string
  /** IANA zone of its market, of which its days are days. */
  readonly zone: string
  readonly decimals: number
  /** Whether a message comes before a purchase that the available money does not cover. */
  readonly reminds: boolean
  readonly state: PlanState
  /** Why the broker ended it, as a code of the message catalogue; null otherwise. */
  readonly reason: string | null
  /** The next purchase; null unless active. */
  readonly nextDay: DayNumber | null
  readonly nextAt: Instant | null
  /** Carried over to the next purchase. */
  readonly rest: Decimal
  /** How many purchases bought something. */
  readonly purchases: number
  /** What is left of the shares that it bought. */
  readonly quantity: Decimal
  readonly price: Decimal | null
  readonly paid: Decimal
  readonly sold: Decimal
  /** Null where there is no price. */
  readonly worth: Decimal | null
  readonly profit: Decimal | null
  /** Money-weighted, in per cent over the days invested; null where none can be told. */
  readonly weightedReturn: Decimal | null
  readonly createdAt: Instant
}

/** A try of a plan to buy. */
export interface PlanPurchase {
  readonly id: string
  readonly planned: DayNumber
  readonly at: Instant
  readonly state: PurchaseState
  /** Why it was skipped, as a code of the message catalogue; null otherwise. */
  readonly reason: string | null
  readonly sum: Decimal
  readonly restBefore: Decimal
  readonly quantity: Decimal
  readonly averagePrice: Decimal | null
  readonly amount: Decimal
  readonly fees: Decimal
  readonly restAfter: Decimal
  readonly orderId: string | null
}

/** What the next purchase would be at the current price; figures are null where there is no price. */
export interface PlanPreview {
  readonly code: string
  readonly currency: Currency
  readonly nextDay: DayNumber
  readonly nextAt: Instant
  readonly price: Decimal | null
  readonly quantity: Decimal | null
  readonly amount: Decimal | null
  readonly fees: ReadonlyArray<FeeCharge>
  readonly feeTotal: Decimal | null
  readonly cost: Decimal | null
  readonly rest: Decimal | null
  readonly lot: Decimal
  readonly lotCost: Decimal | null
  /** With which purchase the sums pay for the first lot: 1 is the next one. */
  readonly periods: Decimal | null
  readonly available: Decimal
  readonly minimum: Decimal
  readonly maximum: Decimal
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
