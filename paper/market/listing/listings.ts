import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { CHINA_SHARES } from '../catalogue/chinaShares.ts'
import { DIGITAL_CURRENCY } from '../catalogue/digitalCurrency.ts'
import { FOREX } from '../catalogue/forex.ts'
import { FUNDS } from '../catalogue/funds.ts'
import { FUTURES } from '../catalogue/futures.ts'
import { INDICES } from '../catalogue/indices.ts'
import { ITALY } from '../catalogue/italy.ts'
import { JAPAN } from '../catalogue/japan.ts'
import { MALAYSIA } from '../catalogue/malaysia.ts'
import { SPAIN } from '../catalogue/spain.ts'
import { TAIWAN } from '../catalogue/taiwan.ts'
import { UNITED_STATES } from '../catalogue/unitedStates.ts'
import { type Listing, parseCatalogue } from './listing.ts'
import { newShareListing } from '../newShares/listing.ts'

/**
 * Every instrument of the paper market, by market. Companies, funds and coins are invented; of the indices only the
 * codes KLCI and FTSEMIB are real. All prices are simulated.
 */
export const LISTINGS: ReadonlyArray<Listing> = [
  ...parseCatalogue('MY', MALAYSIA),
  ...parseCatalogue('TW', TAIWAN),
  ...parseCatalogue('CN', CHINA_SHARES),
  ...parseCatalogue('US', UNITED_STATES),
  ...parseCatalogue('JP', JAPAN),
  ...parseCatalogue('IT', ITALY),
  ...parseCatalogue('ES', SPAIN),
  ...parseCatalogue('FUND', FUNDS, 'currency'),
  ...parseCatalogue('FUT', FUTURES, 'tick'),
  ...parseCatalogue('CRYPTO', DIGITAL_CURRENCY, 'lot', 'tick'),
  ...parseCatalogue('FX', FOREX, 'currency', 'tick', 'dailyMove'),
  ...parseCatalogue('INDEX', INDICES, 'calendar', 'currency'),
]

const byCode = new Map(LISTINGS.map((listing) => [listing.instrument.code, listing]))

/** `undefined` for a code that is not listed. Codes are upper case. New shares are found also before their first day. */
export const findListing = (code: string): Listing | undefined => byCode.get(code) ?? newShareListing(code)

/** What is listed in a market, without new shares before their first day. */
export const listingsOf = (market: MarketCode): ReadonlyArray<Listing> =>
  LISTINGS.filter(({ instrument }) => instrument.market === market)

/**
 * The index that an instrument's return is compared with: the first of its calendar, which is its home market's. Funds have none, and an
 * index is compared with none.
 */
export const indexOf = ({ calendar, market }: Listing['instrument']): Listing['instrument'] | undefined =>
  market === 'INDEX'
    ? undefined
    : listingsOf('INDEX').find(({ instrument }) => instrument.calendar === calendar)?.instrument
