import type { ReactNode } from 'react'
import type { Listing } from '../../../ports/quote.ts'
import { useListingName } from './listing.ts'
import { scriptOf } from './script.ts'

export interface LocalNameProps {
  readonly name: string
  readonly market: Listing['market']
  /** The name with marks, where they are wanted. */
  readonly children?: ReactNode
}

/** A name as it is written: it keeps its direction and carries the language of its script. */
export const LocalName = ({ children, market, name }: LocalNameProps) => (
  <bdi lang={scriptOf(name, market)}>{children ?? name}</bdi>
)

export interface ListingNameProps {
  readonly listing: Pick<Listing, 'name' | 'chineseName' | 'market'>
}

/** The name to show in the current language. */
export const ListingName = ({ listing }: ListingNameProps) => (
  <LocalName name={useListingName(listing)} market={listing.market} />
)
