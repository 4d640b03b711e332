import { setImmediate } from 'node:timers/promises'
import { tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import type { Resolution } from '../../../domain/quotes/candles.ts'
import type { Data, Handlers } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { CandlePage, CandleRequest } from '../../market/history.ts'
import { findListing } from '../../market/listing/listings.ts'
import { spanAt } from '../../market/override.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { wireDay } from '../markets/hours.ts'
import { forAll } from '../../platform/http/answerBytes.ts'
import { keptForASecond, type MarketSnapshot, marketSnapshotOf } from '../markets/marketSnapshot.ts'
import { figure, previousCloseOf } from './wire.ts'

/** The number of candles of a page without a limit. */
const CANDLES = 300

/** Candles of half a year: a longer history is read in parts, so that other requests are answered in between. */
const PART: Partial<Record<Resolution, number>> = { day: 130, week: 26, month: 6 }

/** A page of candles, read in parts. */
const candlePage = async (
  { market, overrides }: MarketSnapshot,
  code: string,
  request: CandleRequest,
): Promise<CandlePage> => {
  const part = PART[request.resolution] ?? request.limit
  const parts: Array<CandlePage['candles']> = []
  let [left, before, hasMore] = [request.limit, request.before, true]
  while (left > 0 && hasMore) {
    if (parts.length > 0) await setImmediate()
    const page = market.candles(
      code,
      { ...request, limit: Math.min(left, part), ...(before !== undefined && { before }) },
      overrides,
    )
    if (page === undefined) break
    parts.push(page.candles)
    left -= page.candles.length
    before = page.candles[0]?.start ?? before
    hasMore = page.hasMore && page.candles.length > 0
  }
  return { candles: parts.toReversed().flat(), hasMore }
}

/** A chart ends at the last price: while there is no price, it does not move on. */
const known = (sight: MarketSnapshot, { calendar, code }: Instrument): MarketSnapshot => {
  const own = sight.overrides.of(code, calendar)
  const missing = own && spanAt(own.noPrice, sight.at)
  return missing ? { ...sight, at: missing.from } : sight
}

/** The minutes of the trading day, as far as prices are known. */
const minutesOf = (sight: MarketSnapshot, instrument: Instrument) => {
  const { at, market, overrides } = known(sight, instrument)
  const line = market.timeShare(instrument.code, at, overrides)
  return line?.day === tradingDayOf(instrument.calendar, sight.at) ? line.points : []
}

/** Requests for the same instrument read the same minutes. */
const lines = keptForASecond<Data<'/quotes/timeshare'>['list']>()

const lineOf = (sight: MarketSnapshot, instrument: Instrument): Data<'/quotes/timeshare'>['list'] =>
  lines(sight, instrument.code, () =>
    minutesOf(sight, instrument).map(({ at, average, price, volume }) => ({
      time: at,
      price: figure(price),
      average: figure(average),
      volume: figure(volume),
    })),
  )

/** The line of a day from an instant on; `now` is the broker's time. */
const timeShareOf = (
  sight: MarketSnapshot,
  instrument: Instrument,
  from: number,
  now: Date,
): Data<'/quotes/timeshare'> => ({
  code: instrument.code,
  ...wireDay(instrument.calendar, tradingDayOf(instrument.calendar, sight.at)),
  preclose: figure(previousCloseOf(sight, instrument.code)),
  time: now.getTime(),
  list: lineOf(sight, instrument).filter(({ time }) => Number(time) + MINUTE > from),
})

/** Whole lines, which each opened page asks for; their time is that of the first who asked within the second. */
const wholes = keptForASecond<Data<'/quotes/timeshare'>>()

export const chartHandlers = {
  '/quotes/timeshare': async ({ code, since }, call) => {
    const listing = findListing(code)
    if (listing === undefined) return reject('product-not-found', '/code')
    const { instrument } = listing
    const sight = await marketSnapshotOf(call)
    if (since !== undefined) return timeShareOf(sight, instrument, Number(since), call.now)
    return wholes(sight, code, () => forAll(timeShareOf(sight, instrument, 0, call.now)))
  },
  '/quotes/candles': async ({ before, code, limit, period }, call) => {
    const listing = findListing(code)
    if (listing === undefined) return reject('product-not-found', '/code')
    const sight = known(await marketSnapshotOf(call), listing.instrument)
    const page = await candlePage(sight, code, {
      resolution: period,
      at: sight.at,
      limit: limit === undefined ? CANDLES : Number(limit),
      ...(before !== undefined && { before: Number(before) }),
    })
    return {
      code,
      period,
      zone: CALENDARS[listing.instrument.calendar].zone,
      list: page.candles.map(({ close, high, low, open, start, turnover, volume }) => ({
        time: start,
        open: figure(open),
        high: figure(high),
        low: figure(low),
        close: figure(close),
        volume: figure(volume),
        turnover: figure(turnover),
      })),
      more: page.hasMore,
    }
  },
} satisfies Partial<Handlers>
