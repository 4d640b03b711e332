import { formatAmount } from '../../domain/money/format.ts'
import type { Decimal } from '../../domain/money/decimal.ts'
import { FOLLOW_ZONE } from '../../domain/follow/valuation.ts'
import type { FollowProduct } from '../../ports/Following.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import { inText } from '../i18n/inText.ts'
import { sayProblem } from '../funds/problems.ts'
import { marketTime } from '../times/format.ts'

interface Known {
  readonly product: FollowProduct
  readonly remaining: Decimal | null
  readonly shortfall: Decimal | null
  /** Language tag. */
  readonly tag: string
}

type Say = (figures: { readonly amount: string }) => string

/** Why an amount cannot be bought: our own reason with its figure, or the server's sentence. */
export const sayFollow = (words: TranslationFunctions, code: string, known: Known): string => {
  const say = (words.follow.problems as unknown as Record<string, Say | undefined>)[code]
  if (!say) return sayProblem(words, code)
  const { product, remaining, shortfall, tag } = known
  const money = (amount: Decimal | null) =>
    amount === null ? '—' : inText(`${formatAmount(amount)}\u00a0${product.currency}`)
  const figure: Readonly<Record<string, string>> = {
    'below-minimum': money(product.least),
    'above-remaining': money(remaining),
    'more-than-available': money(shortfall),
    'not-open': marketTime(product.opensAt, tag, FOLLOW_ZONE),
  }
  return say({ amount: figure[code] ?? '' })
}
