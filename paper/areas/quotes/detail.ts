import type { Instrument } from '../../../domain/markets/market.ts'
import { dayStatistics } from '../../../domain/quotes/statistics.ts'
import type { Data, Handlers } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { findListing } from '../../market/listing/listings.ts'
import type { Quote } from '../../market/quote.ts'
import { watchedBy } from './watched.ts'
import { profileOf } from './profile.ts'
import { rulesOf } from './rules.ts'
import { type MarketSnapshot, marketSnapshotOf } from '../markets/marketSnapshot.ts'
import { quoteIn } from './snapshot.ts'
import { statisticsOf } from './statistics.ts'
import { figure, previousCloseOf, wireInstrument, wireQuote } from './wire.ts'

type Depth = Data<'/quotes/depth'>

const dayOf = ({ market }: Instrument, quote: Quote | undefined): Depth['day'] => ({
  open: figure(quote?.open),
  high: figure(quote?.high),
  low: figure(quote?.low),
  // The volume of an index has no price.
  average: figure(quote && market !== 'INDEX' ? dayStatistics(quote).averagePrice : undefined),
})

/** The book; it is empty while the instrument does not trade, and always for an index. */
const bookOf = (
  { at, market, overrides }: MarketSnapshot,
  instrument: Instrument,
  quote: Quote | undefined,
): Depth['book'] => {
  const book = market.book(instrument.code, at, overrides)
  if (book === undefined || quote?.state !== 'open' || instrument.market === 'INDEX')
    return { bids: [], asks: [], time: '-' }
  const levels = (side: typeof book.bids) =>
    side.map(({ price, quantity }) => ({ price: figure(price), quantity: figure(quantity) }))
  return { bids: levels(book.bids), asks: levels(book.asks), time: book.at }
}

const depthOf = (sight: MarketSnapshot, instrument: Instrument, quote: Quote | undefined): Depth | undefined => {
  const wire = quoteIn(sight, instrument.code) ?? wireQuote(sight, instrument.code)
  return wire && { quote: wire, book: bookOf(sight, instrument, quote), day: dayOf(instrument, quote) }
}

/** The changing part of an instrument's page at the moment of a snapshot. */
export const depthIn = (sight: MarketSnapshot, instrument: Instrument): Depth | undefined =>
  depthOf(sight, instrument, sight.market.quote(instrument.code, sight.at, sight.overrides))

export const detailHandlers = {
  '/quotes/depth': async ({ code }, call) => {
    const listing = findListing(code)
    const sight = await marketSnapshotOf(call)
    return (listing && depthIn(sight, listing.instrument)) ?? reject('product-not-found', '/code')
  },
  '/quotes/info': async ({ code, language }, call) => {
    const listing = findListing(code)
    if (listing === undefined) return reject('product-not-found', '/code')
    const { instrument } = listing
    const [sight, watched] = await Promise.all([marketSnapshotOf(call), watchedBy(call.broker.db, call.customer.id)])
    const quote = sight.market.quote(code, sight.at, sight.overrides)
    const profile = profileOf(sight, instrument, language)
    const depth = depthOf(sight, instrument, quote)
    if (depth === undefined) return reject('product-not-found', '/code')
    return {
      ...wireInstrument(instrument),
      watched: watched.includes(code),
      ...depth,
      statistics: statisticsOf(sight, instrument, quote),
      ...(profile && { profile }),
      rules: rulesOf(sight, instrument, quote?.previousClose ?? previousCloseOf(sight, code)),
    }
  },
} satisfies Partial<Handlers>
