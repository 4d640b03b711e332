import { use } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { useWords } from '../../i18n/words.ts'
import { COVER, Covered } from '../../kit/figures/covered.ts'
import { Figure } from '../../kit/figures/Figures.tsx'
import { quantityText } from './listing.ts'

interface QuantityProps {
  /** Undefined where an instrument is no longer listed: the unit is not known. */
  readonly market: MarketCode | undefined
  /** Null where it is not known. */
  readonly quantity: Decimal | null
}

/** "100 shares" beside other figures, in the direction of the language: a `Figure` would turn the two around in Arabic. Covered with own figures. */
export const Quantity = ({ market, quantity }: QuantityProps) => {
  const words = useWords()
  if (use(Covered)) return <Figure>{COVER}</Figure>
  if (quantity === null || market === undefined) return <Figure>{quantity && formatQuantity(quantity)}</Figure>
  return <bdi>{quantityText(words, market, quantity)}</bdi>
}
