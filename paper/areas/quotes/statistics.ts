import { make, max, min, multiply, sum } from 'effect/BigDecimal'
import type { DayNumber } from '../../../domain/calendar/day.ts'
import { openOf } from '../../../domain/calendar/sessions.ts'
import { tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { type Decimal, divideTo, percentOf, roundTo } from '../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../domain/money/money.ts'
import type { Data } from '../../platform/contract/operations.ts'
import type { Overrides } from '../../market/override.ts'
import type { Quote } from '../../market/quote.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { fundamentalsOf } from '../../market/companies/fundamentals.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { figure } from './wire.ts'

const YEAR = 364 * DAY
const MOST_DAYS = 366
const AVERAGED_DAYS = 20n

/** Statistics of the past days. Valid for the trading day; not cheap, because it reads a year. */
interface Past {
  readonly day: DayNumber
  readonly averageVolume: Decimal | undefined
  readonly high: Decimal | undefined
  readonly low: Decimal | undefined
}

const known = new WeakMap<Overrides, Map<string, Past>>()

const read = (sight: MarketSnapshot, { calendar, code, lot }: Instrument, day: DayNumber): Past => {
  const { at, market, overrides } = sight
  const opens = openOf(calendar, day) ?? at
  const request = { resolution: 'day', at, before: opens, limit: MOST_DAYS } as const
  const days = (market.candles(code, request, overrides)?.candles ?? []).filter(({ start }) => start >= opens - YEAR)
  const [first] = days
  const last = days.slice(-Number(AVERAGED_DAYS))
  const traded = last.reduce((total, { volume }) => sum(total, volume), make(0n, 0))
  return {
    day,
    averageVolume: last.length === 0 ? undefined : divideTo(traded, make(BigInt(last.length), 0), lot.scale, 'half-up'),
    high: first && days.reduce((highest, { high }) => max(highest, high), first.high),
    low: first && days.reduce((lowest, { low }) => min(lowest, low), first.low),
  }
}

const pastOf = (sight: MarketSnapshot, instrument: Instrument): Past => {
  const all = known.get(sight.overrides) ?? new Map<string, Past>()
  known.set(sight.overrides, all)
  const day = tradingDayOf(instrument.calendar, sight.at)
  const found = all.get(instrument.code)
  if (found?.day === day) return found
  const fresh = read(sight, instrument, day)
  all.set(instrument.code, fresh)
  return fresh
}

/** Key statistics as the contract represents them; `quote` is undefined while there is no price. */
export const statisticsOf = (
  sight: MarketSnapshot,
  instrument: Instrument,
  quote: Quote | undefined,
): Data<'/quotes/info'>['statistics'] => {
  const past = pastOf(sight, instrument)
  const own = fundamentalsOf(sight.market, instrument.code)
  const price = quote?.price
  const worth = (shares: Decimal | undefined): Decimal | undefined =>
    shares && price && roundToMinor(multiply(shares, price), instrument.currency)
  const isProfit = own !== undefined && own.earningsPerShare.value > 0n
  return {
    turnoverrate: figure(own && quote && percentOf(quote.volume, own.freeFloat)),
    averagevolume: figure(past.averageVolume),
    yearhigh: figure(past.high && quote ? max(past.high, quote.high) : past.high),
    yearlow: figure(past.low && quote ? min(past.low, quote.low) : past.low),
    marketvalue: figure(worth(own?.shares)),
    floatvalue: figure(worth(own?.freeFloat)),
    shares: figure(own && roundTo(own.shares, 0, 'half-up')),
    pe: figure(isProfit && price ? divideTo(price, own.earningsPerShare, 2, 'half-up') : undefined),
    eps: figure(own?.earningsPerShare),
    dividendyield: figure(own && price && percentOf(own.dividendsPerShare, price)),
  }
}
