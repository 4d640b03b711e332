import { formatAmount } from '../../../domain/money/format.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { lookupMessage, serverMessage } from '../../i18n/serverMessage.ts'
import { inText } from '../../i18n/inText.ts'

/** Figures that a reason may name. */
export interface Bounds {
  readonly currency: string
  readonly min?: Decimal | null | undefined
  readonly max?: Decimal | null | undefined
  readonly available?: Decimal | null | undefined
}

/** Why a field about money is wrong: our own reason, or the server's sentence. Needs the words `transfers` and `server`. */
export const formatProblem = (words: TranslationFunctions, code: string, bounds?: Bounds): string => {
  const figure = {
    'below-minimum': bounds?.min,
    'above-maximum': bounds?.max,
    'more-than-available': bounds?.available,
  }[code]
  const amount = figure ? inText(`${formatAmount(figure)}\u00a0${bounds?.currency ?? ''}`) : ''
  return lookupMessage(words.transfers.problems, code, { amount }) ?? serverMessage(words, code)
}
