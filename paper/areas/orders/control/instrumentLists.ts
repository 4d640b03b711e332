import { tickAt } from '../../../../domain/markets/allowedPrices.ts'
import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { findListing, LISTINGS } from '../../../market/listing/listings.ts'
import type { Listing } from '../../../market/listing/listing.ts'
import { overridesFor } from '../../../market/overrides/overrides.ts'
import type { BookLevel } from '../../../market/quote.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { ControlHandlers } from '../../../platform/control/calls.ts'

const [MOST, DEPTH] = [20, 5]

const levels = (side: ReadonlyArray<BookLevel> = []) =>
  side
    .slice(0, DEPTH)
    .map(({ price, quantity }) => ({ price: formatDecimal(price), quantity: formatDecimal(quantity) }))

/** Instruments by a part of the code or name; without a text those that testers changed. */
const found = async ({ db }: Broker, search: string): Promise<ReadonlyArray<Listing>> => {
  if (search !== '')
    return LISTINGS.filter(({ instrument: { code, name } }) =>
      `${code} ${name}`.toLowerCase().includes(search.toLowerCase()),
    ).slice(0, MOST)
  const rows = await db.selectFrom('market_overrides').select('code').distinct().execute()
  return rows.flatMap(({ code }) => (code === null ? [] : (findListing(code) ?? []))).slice(0, MOST)
}

/** What testers see of the market: price, limits and the best of the book. */
export const instrumentLists = {
  'GET /market/instruments': async ({ query: { search = '' } }, broker) => {
    const { clock, db, market } = broker
    const [listings, now, overrides] = await Promise.all([found(broker, search), clock.now(), overridesFor(db)])
    const at = now.getTime()
    const instruments = listings.map(({ instrument: { calendar, code, currency, market: home, name, ticks } }) => {
      const [quote, book] = [market.quote(code, at, overrides), market.book(code, at, overrides)]
      const { limits, price } = quote ?? {}
      return {
        code,
        name,
        market: home,
        calendar,
        currency,
        tick: price === undefined ? '' : formatDecimal(tickAt(ticks, price)),
        price: price === undefined ? null : formatDecimal(price),
        state: market.state(code, at, overrides)?.state ?? 'no price',
        lower: limits ? formatDecimal(limits.lower) : null,
        upper: limits ? formatDecimal(limits.upper) : null,
        bids: levels(book?.bids),
        asks: levels(book?.asks),
      }
    })
    return { instruments }
  },
} satisfies Partial<ControlHandlers>
