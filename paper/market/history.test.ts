import { multiply } from 'effect/BigDecimal'
import { describe, expect, it } from 'vitest'
import { dayLabel, parseDay } from '../../domain/calendar/day.ts'
import { isTradingDay, sessionsOf } from '../../domain/calendar/sessions.ts'
import { tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import { MARKET_CODES } from '../../domain/markets/marketCode.ts'
import { isOnTick } from '../../domain/markets/allowedPrices.ts'
import { compare, formatDecimal, zero } from '../../domain/money/decimal.ts'
import { aggregateCandles, type Candle, RESOLUTIONS } from '../../domain/quotes/candles.ts'
import { listingsOf } from './listing/listings.ts'
import { makePaperMarket } from './paperMarket.ts'

const market = makePaperMarket('test')
/** One of each market. */
const sample = MARKET_CODES.map((code) => listingsOf(code)[0]?.instrument).filter((one) => one !== undefined)
const utc = (label: string, seconds: number): number => (parseDay(label) ?? Number.NaN) * 86_400_000 + seconds * 1000

const plainCandle = ({ start, open, high, low, close, volume, turnover }: Candle) => ({
  start,
  prices: [open, high, low, close].map(formatDecimal),
  traded: [volume, turnover].map((n) => Number(formatDecimal(n))),
})

const isPossible = ({ open, high, low, close, volume, turnover }: Candle): boolean =>
  [open, close].every((price) => compare(low, price) <= 0 && compare(price, high) <= 0) &&
  compare(low, zero) > 0 &&
  volume.value >= 0n &&
  // Also of the candle under way: its mean price is one that it has shown.
  compare(multiply(volume, low), turnover) <= 0 &&
  compare(turnover, multiply(volume, high)) <= 0

/** Days that are compared: two years. */
const DAYS = 731

describe('thirty days of five minutes and ten years of days', () => {
  const at = utc('2026-03-12', 8 * 3600 + 17)

  it.each(sample)('$code: no gap, no impossible bar, coarser ones made of finer ones', ({ code, calendar, ticks }) => {
    const fine = market.candles(code, { resolution: '5min', at, limit: 100_000 })?.candles ?? []
    const today = tradingDayOf(calendar, at)
    const days = (market.candles(code, { resolution: 'day', at, limit: DAYS + 1 })?.candles ?? []).filter(
      ({ start }) => tradingDayOf(calendar, start) >= today - DAYS,
    )
    const starts = (from: number) =>
      Array.from({ length: today - from + 1 }, (_, ahead) => sessionsOf(calendar, from + ahead)).flatMap((sessions) =>
        sessions.flatMap(({ opens, closes }) =>
          Array.from({ length: (closes - opens) / 300_000 }, (_, bar) => opens + bar * 300_000),
        ),
      )
    expect(fine.map(({ start }) => start)).toEqual(starts(today - 30).filter((start) => start <= at))
    const tradingDays = Array.from({ length: DAYS + 1 }, (_, ahead) => today - DAYS + ahead).filter((one) =>
      isTradingDay(calendar, one),
    )
    expect(days.map(({ start }) => tradingDayOf(calendar, start))).toEqual(tradingDays)
    expect([...fine, ...days].filter((candle) => !isPossible(candle))).toEqual([])
    const prices = [...fine, ...days].flatMap(({ open, high, low, close }) => [open, high, low, close])
    expect(prices.filter((price) => !isOnTick(ticks, price))).toEqual([])
    const built = aggregateCandles(calendar, 'day', fine)
    expect(days.slice(-built.length).map(plainCandle)).toEqual(built.map(plainCandle))
    for (const resolution of ['15min', '30min'] as const) {
      const page = market.candles(code, { resolution, at, limit: 100_000 })
      expect(page?.candles.map(plainCandle)).toEqual(aggregateCandles(calendar, resolution, fine).map(plainCandle))
      expect(page?.hasMore).toBe(false)
    }
    for (const resolution of ['week', 'month'] as const) {
      // The first may have begun before the days that are compared.
      const whole = aggregateCandles(calendar, resolution, days).slice(1)
      const page = market.candles(code, { resolution, at, limit: whole.length })
      expect(page?.candles.map(plainCandle)).toEqual(whole.map(plainCandle))
      expect(page?.hasMore).toBe(true)
    }
  })

  it.each(sample)('$code: pages fit together', ({ code }) => {
    for (const resolution of RESOLUTIONS) {
      const whole = market.candles(code, { resolution, at, limit: 1000 })?.candles ?? []
      const read: Array<Candle> = []
      let before: number | undefined
      for (let more = true; more && read.length < 400;) {
        const page = market.candles(code, { resolution, at, limit: 37, ...(before === undefined ? {} : { before }) })
        read.unshift(...(page?.candles ?? []))
        more = page?.hasMore ?? false
        before = read[0]?.start
      }
      expect(read.map(plainCandle)).toEqual(whole.slice(-read.length).map(plainCandle))
      if (read.length < 400) expect(read.length).toBe(whole.length)
    }
  })

  it('days, weeks and months go back ten years', () => {
    const { calendar, code } = sample[0]!
    const oldest = { day: '2016-03-11', week: '2016-03-14', month: '2016-04-01' } as const
    for (const resolution of ['day', 'week', 'month'] as const) {
      const page = market.candles(code, { resolution, at, limit: 100_000 })
      expect(dayLabel(tradingDayOf(calendar, page?.candles[0]?.start ?? 0))).toBe(oldest[resolution])
      expect(page?.hasMore).toBe(false)
    }
  })
})
