// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, Phase, TaskState } from '../../domain/contract/enumerations.ts'

/** The customer's rewards of an activity, in its currency. `obtained` = `withdrawn` + `withdrawable`. */
export interface RewardFigures {
  /** Total reward, of all tasks together. */
  readonly total: Decimal
  /** Reward of the tasks that are completed. */
  readonly obtained: Decimal
  /** Part of it that was claimed and credited to the wallet. */
  readonly withdrawn: Decimal
  /** Part of it that was not claimed yet. */
  readonly withdrawable: Decimal
  /** Minimum obtained reward to claim. */
  readonly claimFrom: Decimal
}

/** An activity with rewards, as one customer sees it. */
export interface Activity {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Its name, in the requested language. */
  readonly title: string
  /** Description, in one sentence. */
  readonly summary: string
  /** 0 not begun, 1 running, 2 ended. */
  readonly phase: Phase
  /** Time from which tasks count, epoch milliseconds (UTC). */
  readonly startsAt: Instant
  /** Time until which tasks count, exclusive, epoch milliseconds (UTC). */
  readonly endsAt: Instant
  /** IANA time zone in which its dates are shown. */
  readonly zone: string
  /** Currency of its rewards. */
  readonly currency: Currency
  /** Number of its tasks. */
  readonly tasks: number
  /** How many of them are completed. */
  readonly completed: number
  /** The customer's rewards of an activity, in its currency. `obtained` = `withdrawn` + `withdrawable`. */
  readonly figures: RewardFigures
}

/** One task of an activity. */
export interface ActivityTask {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** The task to do, in the requested language. */
  readonly title: string
  /** Condition for completion, in one sentence. */
  readonly text: string
  /** Reward for it, in the activity's currency. */
  readonly reward: Decimal
  /** 0 pending unlock, 1 to be completed, 2 completed, 3 ended without completion. */
  readonly state: TaskState
  /** Title of the task that unlocks it; empty if there is none. */
  readonly after: string | null
  /** Target where the customer can do it. */
  readonly link: string
  /** When it was completed, epoch milliseconds (UTC); `-` while it is not. */
  readonly completedAt: Instant | null
}

/** An activity with its tasks, rules and terms. */
export interface ActivityDetail {
  /** An activity with rewards, as one customer sees it. */
  readonly activity: Activity
  /** Its tasks, in the recommended order. */
  readonly list: ReadonlyArray<ActivityTask>
  /** Rules, one sentence each, in the requested language. */
  readonly rules: ReadonlyArray<string>
  /** Terms, one sentence each. */
  readonly terms: ReadonlyArray<string>
}

/** A reward that was claimed and credited. */
export interface BonusClaim {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Its activity. */
  readonly activity: string
  /** Currency of the wallet that it was credited to. */
  readonly currency: Currency
  /** Amount credited, in `currency`. */
  readonly amount: Decimal
  /** When it was credited, epoch milliseconds (UTC). */
  readonly claimedAt: Instant
}
