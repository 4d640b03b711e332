import { useWords } from '../../i18n/words.ts'
import type { DepositState } from '../../../ports/Deposits.ts'
import type { WithdrawalState } from '../../../ports/Withdrawals.ts'
import { lookupMessage, serverMessage } from '../../i18n/serverMessage.ts'
import type { Tone } from '../../kit/figures/Badge.tsx'
import { formatAmount } from '../../../domain/money/format.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { inText } from '../../i18n/inText.ts'

/** Figures for the text of a reason. */
interface Bounds {
  readonly currency: string
  readonly min?: Decimal | null | undefined
  readonly max?: Decimal | null | undefined
  readonly available?: Decimal | null | undefined
}

/**
 * The error of a field about money: the app's own reason, or the server's sentence. At a field, too many attempts are wrong secrets,
 * of which none is checked for 15 minutes. Needs the words `transfers` and `server`. Source: RULES.md, security.
 */
export const formatProblem = (words: TranslationFunctions, code: string, bounds?: Bounds): string => {
  const figure = {
    'below-minimum': bounds?.min,
    'above-maximum': bounds?.max,
    'more-than-available': bounds?.available,
  }[code]
  const amount = figure ? inText(`${formatAmount(figure)}\u00a0${bounds?.currency ?? ''}`) : ''
  if (code === 'submitted-too-frequently') return words.transfers.problems.locked()
  return lookupMessage(words.transfers.problems, code, { amount }) ?? serverMessage(words, code)
}

/** The colour of a state, which supports its word. */
export const STATE_TONE: Readonly<Record<DepositState | WithdrawalState, Tone>> = {
  'under-review': 'warning',
  approved: 'good',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
}

/** The app's text for the reason of a rejection; that of "other" for an unknown reason of a newer server. */
export const formatReason = (reasons: object, reason: string): string =>
  lookupMessage(reasons, reason) ?? lookupMessage(reasons, 'other') ?? reason

interface RowNoteProps {
  /** When it was submitted; null where the server sends no time. */
  readonly time: string | null
  readonly reason: string | null
}

/** Below the name of a deposit or withdrawal: its time, and why it was refused. */
export const RowNote = ({ time, reason }: RowNoteProps) => {
  const { reasons } = useWords().transfers
  return (
    <>
      {time !== null && <span className="block">{time}</span>}
      {reason !== null && <span className="block">{formatReason(reasons, reason)}</span>}
    </>
  )
}
