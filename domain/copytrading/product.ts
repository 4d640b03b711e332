import { max, subtract } from 'effect/BigDecimal'
import type { Instant } from '../calendar/zone.ts'
import { type Decimal, zero } from '../money/decimal.ts'
import type { Currency } from '../money/money.ts'
import type { FollowState } from '../contract/enumerations.ts'

export type { FollowState } from '../contract/enumerations.ts'

/** What buying a copy-trading product depends on. Amounts are in its currency. */
export interface FollowTerms {
  readonly currency: Currency
  /** How much it takes in all, and how much has come in. */
  readonly scale: Decimal
  readonly raised: Decimal
  /** Fee of buying, in percentage points of the amount, on top of it. */
  readonly feeRate: Decimal
  readonly least: Decimal
  /** Days of 24 hours. */
  readonly lockDays: number
  readonly opensAt: Instant
  /** From when it can no longer be bought. */
  readonly stopsAt: Instant
  readonly endsAt: Instant
}

/** The state of a product at an instant; the instant of a boundary belongs to the later state. Source: RULES.md, copy trading. */
export const followStateAt = (
  { endsAt, opensAt, stopsAt }: Pick<FollowTerms, 'endsAt' | 'opensAt' | 'stopsAt'>,
  at: Instant,
): FollowState => {
  if (at >= endsAt) return 'ended'
  if (at >= stopsAt) return 'closed'
  return at >= opensAt ? 'open' : 'upcoming'
}

/** What a product still takes. */
export const remainingOf = ({ raised, scale }: Pick<FollowTerms, 'raised' | 'scale'>): Decimal =>
  max(subtract(scale, raised), zero)

const DAY = 86_400_000

/** From when money bought at an instant can be redeemed: after the lock-up, at the latest when the product ends. */
export const unlocksAt = ({ endsAt, lockDays }: Pick<FollowTerms, 'endsAt' | 'lockDays'>, boughtAt: Instant): Instant =>
  Math.min(boughtAt + lockDays * DAY, endsAt)
