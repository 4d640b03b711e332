import { use } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { COVER, Covered } from '../../kit/figures/covered.ts'
import { Figure } from '../../kit/figures/Figures.tsx'
import { useValue } from '../../kit/useValue.ts'
import { priceStep, quantityText } from './listing.ts'
import { makeLiveQuotes } from './quotes.live.ts'

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

interface HeldSizeProps {
  readonly listing: Pick<PositionRecord, 'code' | 'decimals' | 'direction' | 'price'>
  readonly quantity: Decimal
  readonly hidden: boolean
}

/**
 * What is held, at the latest price: "100 × 9.010", after a badge where the position is short. Where figures are hidden
 * the price alone, which is public. A tick renders only this.
 */
export const HeldSize = ({ hidden, listing, quantity }: HeldSizeProps) => {
  const words = useWords().markets.directions
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(listing.code))
  const price = quote?.price ?? listing.price
  const at = price && formatPrice(price, priceStep(listing.decimals))
  return (
    <span>
      {listing.direction === 'short' && (
        <>
          <Badge>{words.short()}</Badge>{' '}
        </>
      )}
      <span className="num">{[hidden ? null : formatQuantity(quantity), at].filter(Boolean).join(' × ')}</span>
    </span>
  )
}
