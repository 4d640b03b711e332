import { formatAmount } from '../../domain/money/format.ts'
import type { Decimal } from '../../domain/money/decimal.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import { sentence } from '../i18n/sentence.ts'
import { inText } from '../i18n/inText.ts'

/** Figures that a reason may name. */
export interface Bounds {
  readonly currency: string
  readonly min?: Decimal | null | undefined
  readonly max?: Decimal | null | undefined
  readonly available?: Decimal | null | undefined
}

type Say = (figures: { readonly amount: string }) => string

/** Why a field about money is wrong: our own reason, or the server's sentence. Needs the words `funds` and `server`. */
export const sayProblem = (words: TranslationFunctions, code: string, bounds?: Bounds): string => {
  const say = (words.funds.problems as unknown as Record<string, Say | undefined>)[code]
  if (!say) return sentence(words, code)
  const figure = {
    'below-minimum': bounds?.min,
    'above-maximum': bounds?.max,
    'more-than-available': bounds?.available,
  }[code]
  return say({ amount: figure ? inText(`${formatAmount(figure)}\u00a0${bounds?.currency ?? ''}`) : '' })
}
