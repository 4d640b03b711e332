import { formatAmount, formatQuantity } from '../../../domain/money/format.ts'
import type { BlockOffer, BlockPreview } from '../../../ports/Block.ts'
import { inText } from '../../i18n/inText.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { lookupMessage, serverMessage } from '../../i18n/serverMessage.ts'
import type { BlockCode } from './ticket.model.ts'

/** The error of a field of the ticket, with the valid figure. Needs the words `block`, `transfers`, `server`. */
export const formatBlockProblem = (
  all: TranslationFunctions,
  code: BlockCode,
  { currency, lot, minimum, remaining }: BlockOffer,
  preview: BlockPreview | null,
): string => {
  const words = all.block.problems
  switch (code) {
    case 'quantity-required':
      return words.quantity()
    case 'too-many-decimals':
      return words.whole()
    case 'not-whole-lots':
      return words.lots({ lot: inText(formatQuantity(lot)) })
    case 'purchase-below-minimum':
      return words.minimum({ quantity: inText(formatQuantity(minimum)) })
    case 'above-block-remaining':
      return words.remaining({ quantity: inText(formatQuantity(remaining)) })
    case 'insufficient-available-balance':
      return preview && preview.shortfall.value > 0n
        ? words.short({ amount: inText(`${formatAmount(preview.shortfall)}\u00a0${currency}`) })
        : serverMessage(all, code)
    case 'submitted-too-frequently':
      return all.transfers.problems.locked()
    default:
      return lookupMessage(all.transfers.problems, code) ?? serverMessage(all, code)
  }
}
