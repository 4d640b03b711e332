import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { openedBy } from '../../../../../domain/orders/openingFigures.ts'
import { protectedFrom, type Protection } from '../../../../../domain/orders/protection.ts'
import type { Position } from '../../../../../domain/positions/position.ts'
import { outcomeAt } from '../../../../../domain/positions/protectedOutcome.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { useLatest } from '../../../markets/useQuote.ts'
import { firstStop } from '../../protection/protectDraft.ts'
import type { Entry } from './entry.model.ts'

/** What an order's protection starts from, and what its sides risk or lock in. */
export interface Protected {
  /** The price that the protection is checked against; null where there is none. */
  readonly price: Decimal | null
  readonly stopOf: (protection: Protection) => Decimal | null
  /** Profit or loss after all fees where everything is closed at a price; null where it cannot be calculated. */
  readonly outcomeAt: (price: Decimal | null | undefined) => Decimal | null
}

/** The position that an order would open, filled completely. */
const usePosition = (entry: Entry, { currency }: Detail): Position | null => {
  const { amount, feeTotal, margin } = useValue(entry.shown).figures
  const { direction, leverage } = useValue(entry.draft)
  const quantity = useValue(entry.order)?.quantity
  if (!quantity || !amount || !feeTotal || !margin) return null
  return openedBy({ direction, leverage, quantity }, { currency }, { amount, feeTotal, margin })
}

/** The figures of the protection of the order in a ticket. Source: RULES.md, protective orders. */
export const useProtected = (entry: Entry, detail: Detail): Protected => {
  const subject = useValue(entry.ground)?.subject
  const last = useLatest(detail.quote).price
  const { direction, type } = useValue(entry.draft)
  const { estimatedPrice } = useValue(entry.shown).figures
  const position = usePosition(entry, detail)
  const limit = type === 'limit' ? (estimatedPrice ?? undefined) : undefined
  const price = last && protectedFrom(direction, last, limit)
  return {
    price,
    stopOf: (protection) => (price && subject && firstStop(protection, subject.instrument, direction, price)) ?? null,
    outcomeAt: (at) => (position && at && subject && outcomeAt(position, at, subject.market.fees)) ?? null,
  }
}
