import type { DepositState } from '../../../ports/Deposits.ts'
import type { WithdrawalState } from '../../../ports/Withdrawals.ts'
import { lookupMessage } from '../../i18n/serverMessage.ts'
import type { Tone } from '../../kit/figures/Badge.tsx'

/** The colour that helps the word of a state. */
export const STATE_TONE: Readonly<Record<DepositState | WithdrawalState, Tone>> = {
  'under-review': 'warning',
  approved: 'good',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
}

/** Our words for why a review said no; those of "other" for a reason of a newer server. */
export const formatReason = (reasons: object, reason: string): string =>
  lookupMessage(reasons, reason) ?? lookupMessage(reasons, 'other') ?? reason
