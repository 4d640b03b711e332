import { isClaimable, missingToClaim } from '../../../domain/rewards/reward.ts'
import { compare, zero } from '../../../domain/money/decimal.ts'
import type { Activity } from '../../../ports/Rewards.ts'

/** What there is to say about claiming from an activity. */
export type ClaimStanding = 'claimable' | 'missing' | 'claimed' | 'lost'

/**
 * `missing`: not enough obtained yet. `lost`: it ended before there was enough. `claimed`: nothing is left to claim.
 * Source: RULES.md, activities.
 */
export const claimStanding = ({ claimFrom, figures, phase }: Activity): ClaimStanding => {
  if (isClaimable(figures, claimFrom)) return 'claimable'
  if (compare(missingToClaim(figures, claimFrom), zero) <= 0) return 'claimed'
  return phase === 'ended' ? 'lost' : 'missing'
}
