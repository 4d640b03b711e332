import { useLayoutEffect, useRef } from 'react'
import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { Figure } from '../../kit/figures/Figures.tsx'
import { priceStep } from './listing.ts'

export interface PriceProps {
  readonly price: Decimal | null
  readonly decimals: number
}

/** How long a changed price is highlighted, in milliseconds. */
const HIGHLIGHTED = 800

/** A price that is highlighted when it changes, except for the first one and one that appears or disappears. */
export const Price = ({ price, decimals }: PriceProps) => {
  const shown = useRef<HTMLSpanElement>(null)
  const before = useRef(price)
  const end = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const moved = price !== null && before.current !== null ? compare(price, before.current) : 0
    before.current = price
    if (moved === 0 || shown.current === null) return
    shown.current.dataset['moved'] = moved > 0 ? 'rose' : 'fell'
    clearTimeout(end.current)
    // A timer, since Chromium draws several frames for the end of an animation, at each of dozens of prices.
    end.current = setTimeout(() => delete shown.current?.dataset['moved'], HIGHLIGHTED)
  }, [price])
  return (
    <span
      ref={shown}
      // Highlighted in ink, since a coloured price on its own tint is hard to read. No layout changes.
      className="rounded-1 motion-safe:data-moved:text-ink motion-safe:data-[moved=fell]:bg-fallen motion-safe:data-[moved=rose]:bg-risen"
    >
      <Figure>{price === null ? null : formatPrice(price, priceStep(decimals))}</Figure>
    </span>
  )
}
