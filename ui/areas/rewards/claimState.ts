import { isClaimable, missingToClaim } from '../../../domain/rewards/reward.ts'
import { compare, zero } from '../../../domain/money/decimal.ts'
import type { Activity } from '../../../ports/Rewards.ts'

/** The state of a claim of an activity. */
export type ClaimState = 'claimable' | 'missing' | 'claimed' | 'lost'

/**
 * `missing`: not enough obtained yet. `lost`: it ended before there was enough. `claimed`: nothing is left to claim.
 * Source: RULES.md, activities.
 */
export const claimState = ({ claimFrom, figures, phase }: Activity): ClaimState => {
  if (isClaimable(figures, claimFrom)) return 'claimable'
  if (compare(missingToClaim(figures, claimFrom), zero) <= 0) return 'claimed'
  return phase === 'ended' ? 'lost' : 'missing'
}
