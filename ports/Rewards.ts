import { Context, type Effect } from 'effect'
import type { RewardFigures } from '../domain/rewards/reward.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type {
  Activity as Row,
  ActivityDetail as Detail,
  ActivityTask as Task,
  BonusClaim as Claim,
} from './generated/rewards.ts'

/** An activity with rewards, with this customer's state. */
export interface Activity extends Omit<Row, 'figures'> {
  readonly figures: RewardFigures
  /** The obtained reward from which the customer may claim. */
  readonly claimFrom: Decimal
}

/** A task; its link is a route of the app or an https address, or null. */
export interface ActivityTask extends Omit<Task, 'link'> {
  readonly link: string | null
}

export interface ActivityDetail extends Omit<Detail, 'activity' | 'list'> {
  readonly activity: Activity
  readonly tasks: ReadonlyArray<ActivityTask>
}

/** A reward that was credited. */
export type BonusClaim = Omit<Claim, 'activity'>

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
