import { Context, type Effect } from 'effect'
import type { RewardFigures } from '../domain/rewards/reward.ts'
import type { Phase, TaskState } from '../domain/rewards/task.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'

/** An activity with rewards, with this customer's state. */
export interface Activity {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly phase: Phase
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** IANA zone in which its dates are shown. */
  readonly zone: string
  /** Of its rewards. */
  readonly currency: Currency
  readonly tasks: number
  readonly completed: number
  readonly figures: RewardFigures
  /** The obtained reward from which the customer may claim. */
  readonly claimFrom: Decimal
}

export interface ActivityTask {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly reward: Decimal
  readonly state: TaskState
  /** Title of the task that unlocks it. */
  readonly after: string | null
  /** The screen of the task: a route of the app or an https address. */
  readonly link: string | null
  readonly completedAt: Instant | null
}

export interface ActivityDetail {
  readonly activity: Activity
  readonly tasks: ReadonlyArray<ActivityTask>
  readonly rules: ReadonlyArray<string>
  readonly terms: ReadonlyArray<string>
}

/** A reward that was credited. */
export interface BonusClaim {
  readonly id: string
  readonly amount: Decimal
  readonly currency: Currency
  readonly claimedAt: Instant
}

/** Activities with rewards. Source: RULES.md, activities. */
export class Activities extends Context.Service<
  Activities,
  {
    /** Running ones first. */
    readonly list: (language: ArticleLanguage, page: PageRequest) => Effect.Effect<Page<Activity>, Failure>
    /** One activity; the newcomer benefit for null. */
    readonly one: (id: string | null, language: ArticleLanguage) => Effect.Effect<ActivityDetail, Failure>
    /** Claims all rewards that were obtained and not claimed yet. */
    readonly claim: (id: string, requestId: string) => Effect.Effect<BonusClaim, Failure>
  }
>()('ports/Activities') {}
