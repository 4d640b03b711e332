import { useState } from 'react'
import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { classes } from '../../kit/classes.ts'
import { Figure } from '../../kit/figures/Figures.tsx'
import { priceStep } from './listing.ts'

export interface PriceProps {
  readonly price: Decimal | null
  readonly decimals: number
}

/** A price that is highlighted when it changes, except for the first one and one that appears or disappears. */
export const Price = ({ price, decimals }: PriceProps) => {
  const [shown, setShown] = useState({ price, moves: 0, rose: false })
  const moved = price !== null && shown.price !== null ? compare(price, shown.price) : 0
  if (price !== shown.price)
    setShown({ price, moves: shown.moves + (moved === 0 ? 0 : 1), rose: moved === 0 ? shown.rose : moved > 0 })
  return (
    <span
      // A new element restarts the animation.
      key={shown.moves}
      // The customer-service button does not look for another place (`freeSpot.ts`).
      data-price
      className={classes(
        'rounded-1',
        shown.moves > 0 && (shown.rose ? 'motion-safe:animate-price-rose' : 'motion-safe:animate-price-fell'),
      )}
    >
      <Figure>{price === null ? null : formatPrice(price, priceStep(decimals))}</Figure>
    </span>
  )
}
