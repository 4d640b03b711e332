import type { Instrument } from '../../../domain/markets/market.ts'
import { dayStatistics } from '../../../domain/quotes/statistics.ts'
import type { Data, Handlers } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import type { Listing } from '../../market/listing/listing.ts'
import { findListing, indexOf } from '../../market/listing/listings.ts'
import type { Quote } from '../../market/quote.ts'
import { watchedBy } from './watched.ts'
import { profileOf } from './profile.ts'
import { rulesOf } from './rules.ts'
import { forAll } from '../../platform/http/answerBytes.ts'
import { keptForASecond, type MarketSnapshot, marketSnapshotOf } from '../markets/marketSnapshot.ts'
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

type Info = Data<'/quotes/info'>

/** The page of an instrument, as those see it who watch it and those who do not. */
const infoOf = (
  sight: MarketSnapshot,
  { instrument }: Listing,
  language: Language | undefined,
  watched: boolean,
): Info | undefined => {
  const { code } = instrument
  const quote = sight.market.quote(code, sight.at, sight.overrides)
  const depth = depthOf(sight, instrument, quote)
  if (depth === undefined) return undefined
  const index = indexOf(instrument)
  const profile = profileOf(sight, instrument, language)
  return {
    ...wireInstrument(instrument),
    watched,
    ...depth,
    statistics: statisticsOf(sight, instrument, quote),
    ...(profile && { profile }),
    ...(index && { index: { code: index.code, name: index.name, chinesename: index.chineseName } }),
    rules: rulesOf(sight, instrument, quote?.previousClose ?? previousCloseOf(sight, code)),
  }
}

/** An answer that was found is the same for all. */
const marked = <Answer extends object>(answer: Answer | undefined): Answer | undefined => answer && forAll(answer)

/** At a bell many look at the same instruments: each answer is made once a second. */
const depths = keptForASecond<Depth>()
const infos = keptForASecond<Info>()

export const detailHandlers = {
  '/quotes/depth': async ({ code }, call) => {
    const listing = findListing(code)
    if (listing === undefined) return reject('product-not-found', '/code')
    const sight = await marketSnapshotOf(call)
    return depths(sight, code, () => marked(depthIn(sight, listing.instrument))) ?? reject('product-not-found', '/code')
  },
  '/quotes/info': async ({ code, language }, call) => {
    const listing = findListing(code)
    if (listing === undefined) return reject('product-not-found', '/code')
    const [sight, watched] = await Promise.all([marketSnapshotOf(call), watchedBy(call.broker.db, call.customer.id)])
    const isWatched = watched.includes(code)
    const key = `${code} ${language ?? ''} ${isWatched}`
    return (
      infos(sight, key, () => marked(infoOf(sight, listing, language, isWatched))) ??
      reject('product-not-found', '/code')
    )
  },
} satisfies Partial<Handlers>
