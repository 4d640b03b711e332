import type { ReactNode } from 'react'
import type { AtHome, Listing } from '../../../ports/quote.ts'
import { useListingName } from './listing.ts'
import { MarketBadge } from './MarketBadge.tsx'

export interface ListingLineProps {
  readonly listing: Pick<Listing, 'code' | 'name' | 'chineseName' | 'currency' | 'market'> & AtHome
  /** False where the list is that of one market. */
  readonly showMarket?: boolean
  /** The code with marks, where they are wanted. */
  readonly code?: ReactNode
  /** After it: unusual states. */
  readonly children?: ReactNode
}

/** An index has a level, not a price; the code of a pair ends with its quote currency. */
const namesCurrency = ({ code, currency, market }: ListingLineProps['listing']): boolean =>
  market !== 'INDEX' && !code.endsWith(currency)

/** The small line below a name: code (unless it is the name), the currency of the price, market, and an index's home market. */
export const ListingLine = ({ listing, showMarket = true, code = listing.code, children }: ListingLineProps) => {
  const showCode = useListingName(listing) !== listing.code
  const showCurrency = namesCurrency(listing)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      {(showCode || showCurrency) && (
        <span className="num">
          {showCode && code}
          {showCode && showCurrency && ' · '}
          {showCurrency && listing.currency}
        </span>
      )}
      {showMarket && listing.home && <MarketBadge market={listing.market} />}
      {/* The sign of a state stays beside the market that it is about. */}
      <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5 empty:hidden">
        {(showMarket || listing.home) && <MarketBadge market={listing.home ?? listing.market} />}
        {children}
      </span>
    </span>
  )
}
