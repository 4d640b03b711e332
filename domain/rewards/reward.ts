import { max, subtract } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, sumOf, zero } from '../money/decimal.ts'

/** The obtained reward of an activity from which it may be claimed. Source: RULES.md, activities. */
export const CLAIM_FROM: Decimal = decimal('100')

/** One task's worth, and whether the customer has completed it. */
export interface Earned {
  readonly reward: Decimal
  readonly isCompleted: boolean
}

/** What an activity is worth to a customer, in its currency. */
export interface RewardFigures {
  readonly total: Decimal
  readonly obtained: Decimal
  /** Claimed and credited. */
  readonly withdrawn: Decimal
  /** Obtained and not claimed yet. */
  readonly withdrawable: Decimal
}

/** The figures of an activity from its tasks and from what was claimed of it so far. Source: RULES.md, activities. */
export const rewardFigures = (tasks: ReadonlyArray<Earned>, withdrawn: Decimal): RewardFigures => {
  const obtained = sumOf(tasks.filter(({ isCompleted }) => isCompleted).map(({ reward }) => reward))
  return {
    total: sumOf(tasks.map(({ reward }) => reward)),
    obtained,
    withdrawn,
    withdrawable: max(subtract(obtained, withdrawn), zero),
  }
}

type Claimed = Pick<RewardFigures, 'obtained' | 'withdrawable'>

/** Whether a claim is met: enough was obtained, and something of it is left. Source: RULES.md, activities. */
export const isClaimable = ({ obtained, withdrawable }: Claimed, from: Decimal = CLAIM_FROM): boolean =>
  compare(obtained, from) >= 0 && compare(withdrawable, zero) > 0

/** What still has to be obtained before one may claim; zero once it is enough. */
export const missingToClaim = ({ obtained }: Pick<Claimed, 'obtained'>, from: Decimal = CLAIM_FROM): Decimal =>
  max(subtract(from, obtained), zero)
