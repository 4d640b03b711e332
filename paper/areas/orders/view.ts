import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Instrument, Market } from '../../../domain/markets/market.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import type { Side } from '../../../domain/orders/order.ts'
import { bestPrices, type MarketPrices } from '../../../domain/orders/orderPrices.ts'
import { findListing } from '../../market/listing/listings.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import type { Book, BookLevel } from '../../market/quote.ts'

/** One instrument at one instant, as orders see it. */
export interface MarketView {
  readonly instrument: Instrument
  readonly market: Market
  readonly trading: 'open' | 'break' | 'closed' | 'halted'
  /** When trading resumes; undefined where it is not known. */
  readonly opensAt: Instant | undefined
  /** Empty where there is no price. */
  readonly book: Book
  readonly prices: MarketPrices | undefined
}

/** Undefined for a code that is not listed. */
export const viewOf = (
  paperMarket: PaperMarket,
  code: string,
  at: Instant,
  overrides: Overrides,
): MarketView | undefined => {
  const listing = findListing(code)
  const state = paperMarket.state(code, at, overrides)
  if (listing === undefined || state === undefined) return undefined
  const { instrument } = listing
  const base = {
    instrument,
    market: MARKETS[instrument.market],
    trading: state.state,
    opensAt: state.state === 'open' ? undefined : state.nextChange,
  }
  const quote = paperMarket.quote(code, at, overrides)
  const book = paperMarket.book(code, at, overrides)
  if (quote === undefined || book === undefined) return { ...base, book: { at, bids: [], asks: [] }, prices: undefined }
  return { ...base, book, prices: bestPrices(instrument.ticks, { ...quote, last: quote.price }) }
}

/** The opposite side of the book: the asks for a purchase, the bids for a sale; best first. */
export const oppositeOf = ({ book }: MarketView, side: Side): ReadonlyArray<BookLevel> =>
  side === 'buy' ? book.asks : book.bids
