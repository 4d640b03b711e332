import { formatAmount } from '../../../domain/money/format.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { inText } from '../../i18n/inText.ts'
import { lookupMessage } from '../../i18n/serverMessage.ts'
import { formatProblem } from '../transfers/reasons.tsx'
import { eventTime } from '../../data/clock/event.ts'

interface Known {
  readonly product: FollowProduct
  readonly remaining: Decimal | null
  readonly shortfall: Decimal | null
  /** Language tag. */
  readonly tag: string
}

/** Why an amount cannot be invested: the app's own reason with its figure, or the server's sentence. */
export const formatFollowProblem = (words: TranslationFunctions, code: string, known: Known): string => {
  const { product, remaining, shortfall, tag } = known
  const money = (amount: Decimal | null) =>
    amount === null ? '—' : inText(`${formatAmount(amount)}\u00a0${product.currency}`)
  const figure: Readonly<Record<string, string>> = {
    'below-minimum': money(product.least),
    'above-remaining': money(remaining),
    'more-than-available': money(shortfall),
    'not-open': eventTime(product.opensAt, tag, FOLLOW_ZONE),
  }
  return lookupMessage(words.copytrading.problems, code, { amount: figure[code] ?? '' }) ?? formatProblem(words, code)
}
