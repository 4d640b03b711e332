import type { ReactNode } from 'react'
import type { Listing } from '../../ports/quote.ts'
import { MarketBadge } from './MarketBadge.tsx'

export interface ListingLineProps {
  readonly listing: Pick<Listing, 'code' | 'currency' | 'market'>
  /** Off where the list is that of one market. */
  readonly showMarket?: boolean
  /** After it: what is out of the ordinary. */
  readonly children?: ReactNode
}

/** An index is a level, not a price; the code of a pair ends with the currency it is quoted in. */
const namesCurrency = ({ code, currency, market }: ListingLineProps['listing']): boolean =>
  market !== 'INDEX' && !code.endsWith(currency)

/** The small line below a name: code, the currency of the price, market. */
export const ListingLine = ({ listing, showMarket = true, children }: ListingLineProps) => (
  <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
    <span className="num">{namesCurrency(listing) ? `${listing.code} · ${listing.currency}` : listing.code}</span>
    {showMarket && <MarketBadge market={listing.market} />}
    {children}
  </span>
)
