import type { Listing } from '../../../ports/quote.ts'
import { useListingName } from './listing.ts'
import { MARKET_HUE, monogramOf } from './monogram.ts'
import { scriptOf } from './script.ts'

export interface MonogramProps {
  readonly listing: Pick<Listing, 'name' | 'chineseName' | 'market'>
}

/** Letters on a tint of the market, to recognise an instrument by. Only for the eye: the name stands beside it. */
export const Monogram = ({ listing }: MonogramProps) => {
  const name = useListingName(listing)
  const hue = MARKET_HUE[listing.market]
  return (
    <span
      aria-hidden
      lang={scriptOf(name, listing.market)}
      className="grid size-[min(2.25rem,52px)] shrink-0 place-items-center overflow-hidden rounded-full text-[min(0.8125rem,18px)]/none font-semibold whitespace-nowrap"
      style={{
        backgroundColor: `light-dark(oklch(0.94 0.035 ${hue}), oklch(0.31 0.05 ${hue}))`,
        color: `light-dark(oklch(0.42 0.11 ${hue}), oklch(0.87 0.07 ${hue}))`,
      }}
    >
      {monogramOf(name)}
    </span>
  )
}
