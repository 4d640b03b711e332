import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { findListing } from './listings.ts'

/** The market that an instrument is listed in, as a field of a record; undefined where it is not listed any more. */
export const marketField = (code: string): { readonly market?: MarketCode } => {
  const listing = findListing(code)
  return listing === undefined ? {} : { market: listing.instrument.market }
}

/**
 * The IANA zone of the market that an instrument is listed in, as a field of a record; undefined where it is not listed
 * any more.
 */
export const zoneField = (code: string): { readonly zone?: string } => {
  const listing = findListing(code)
  return listing === undefined ? {} : { zone: CALENDARS[listing.instrument.calendar].zone }
}
