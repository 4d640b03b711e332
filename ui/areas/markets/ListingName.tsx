import type { Listing } from '../../../ports/quote.ts'
import { useListingName } from './listing.ts'
import { scriptOf } from './script.ts'

export interface LocalNameProps {
  readonly name: string
  readonly market: Listing['market']
}

/** A name as it is written: it keeps its direction and carries the language of its script. */
export const LocalName = ({ market, name }: LocalNameProps) => <bdi lang={scriptOf(name, market)}>{name}</bdi>

export interface ListingNameProps {
  readonly listing: Pick<Listing, 'name' | 'chineseName' | 'market'>
}

/** The name to show in the current language. */
export const ListingName = ({ listing }: ListingNameProps) => (
  <LocalName name={useListingName(listing)} market={listing.market} />
)
