import { multiply, subtract } from 'effect/BigDecimal'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { type MoverOrder, sortMovers } from '../../../domain/quotes/movers.ts'
import { percentOf } from '../../../domain/money/decimal.ts'
import type { Data, Handlers } from '../../platform/contract/operations.ts'
import { forAll } from '../../platform/http/answerBytes.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { EVERYBODY, pageOf } from '../../platform/paging/cursor.ts'
import { keptForASecond, type MarketSnapshot, marketSnapshotOf } from '../markets/marketSnapshot.ts'
import { quotedInstrument } from './snapshot.ts'

/** The codes of a market in one sort order, as of an instant. */
const sorted = (
  { at, market, overrides }: MarketSnapshot,
  code: MarketCode,
  order: MoverOrder,
): ReadonlyArray<string> => {
  const quotes = listingsOf(code).map(({ instrument }) => ({
    code: instrument.code,
    currency: instrument.currency,
    quote: market.quote(instrument.code, at, overrides),
  }))
  // Currency pairs, funds and indices are quoted in several currencies, so the value of the turnover is compared.
  const worths = ratesAt(new Date(at))
  const rows = quotes.flatMap(({ code: own, currency, quote }) =>
    quote === undefined
      ? []
      : [
          {
            code: own,
            changePercent: percentOf(subtract(quote.price, quote.previousClose), quote.previousClose),
            turnover: multiply(quote.turnover, worths[currency]),
          },
        ],
  )
  const priceless = quotes.flatMap(({ code: own, quote }) => (quote === undefined ? [own] : []))
  return [...sortMovers(rows, order).map((row) => row.code), ...priceless.toSorted()]
}

interface Order {
  readonly sight: MarketSnapshot
  readonly key: string
  readonly codes: ReadonlyArray<string>
}

/**
 * Cached sort orders of lists that clients are paging through. One that is evicted is calculated again from its
 * instant.
 */
const KEPT = 64
const orders: Array<Order> = []

const orderAt = (sight: MarketSnapshot, market: MarketCode, sort: MoverOrder): ReadonlyArray<string> => {
  const key = `${market} ${sort} ${sight.at}`
  const isThis = (one: Order) =>
    one.key === key && one.sight.overrides === sight.overrides && one.sight.market === sight.market
  const found = orders.find(isThis)
  if (found) return found.codes
  const codes = sorted(sight, market, sort)
  orders.push({ sight, key, codes })
  if (orders.length > KEPT) orders.shift()
  return codes
}

/** The position of a cursor: the instant of the sort order and the place in it. */
const placeOf = (key: string | undefined): { readonly at: Instant; readonly place: number } | undefined => {
  const [at, place] =
    /^(\d{1,15})-(\d{1,6})$/
      .exec(key ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return at === undefined || place === undefined ? undefined : { at, place }
}

const pages = keptForASecond<Data<'/market/movers'>>()

export const moverHandlers = {
  '/market/movers': async (fields, call) => {
    const page = pageOf({ path: '/market/movers', customerId: EVERYBODY, fields }, fields)
    if (isRejection(page)) return page
    const sight = await marketSnapshotOf(call)
    const from = page.after === undefined ? { at: sight.at, place: 0 } : placeOf(page.after)
    if (from === undefined) return reject('invalid-parameters', '/cursor')
    const key = [fields.market, fields.sort, from.at, from.place, page.limit].join(' ')
    return pages(sight, key, () => {
      const codes = orderAt({ ...sight, at: from.at }, fields.market, fields.sort)
      const end = from.place + page.limit
      return forAll({
        list: codes.slice(from.place, end).flatMap((code) => quotedInstrument(sight, code) ?? []),
        next: end < codes.length ? page.cursorAfter(`${from.at}-${end}`) : '',
      })
    })
  },
} satisfies Partial<Handlers>
