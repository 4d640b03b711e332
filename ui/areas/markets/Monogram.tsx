import type { Listing } from '../../../ports/quote.ts'
import { useListingName } from './listing.ts'
import { scriptOf } from './script.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'

/** The hue of each market's tint, in degrees of oklch; neighbours in a list of markets are far apart. */
const MARKET_HUE: Readonly<Record<MarketCode, number>> = {
  MY: 260,
  TW: 155,
  CN: 30,
  US: 290,
  JP: 0,
  IT: 130,
  ES: 75,
  FUND: 200,
  FUT: 55,
  CRYPTO: 320,
  FX: 230,
  INDEX: 275,
}

const LATIN = /^[\p{Script=Latin}\p{N}]/u
const WORD = /[\p{L}\p{N}]+/gu

/**
 * One or two signs for a name: the initials of its first two words, the first two letters of a single one, and the first
 * character of a name in another script, which says as much as a word.
 */
export const monogramOf = (name: string): string => {
  const [first = '', second] = name.match(WORD) ?? []
  if (!LATIN.test(first)) return /^./u.exec(first)?.[0] ?? ''
  const signs = second === undefined || !LATIN.test(second) ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)
  return signs.toUpperCase()
}

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
