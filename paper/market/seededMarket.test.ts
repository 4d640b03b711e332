import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTradingDay, sessionsOf } from '../../domain/calendar/sessions.ts'
import { parseDay } from '../../domain/calendar/civil.ts'
import { tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import { tradingOrdinal } from '../../domain/calendar/tradingOrdinal.ts'
import { MARKET_CODES } from '../../domain/market/marketCode.ts'
import { MARKETS } from '../../domain/market/markets.ts'
import { isOnTick } from '../../domain/market/tickLadder.ts'
import { compare, formatDecimal, sumOf, zero } from '../../domain/money/decimal.ts'
import { aggregateCandles, type Candle, RESOLUTIONS } from '../../domain/trading/candles.ts'
import { characterOf } from './character.ts'
import { limitUnits, makeDayPath } from './dayPath.ts'
import { LISTINGS, listingsOf } from './listings.ts'
import { makePaperMarket } from './paperMarket.ts'
import { barUntil, isInterrupted, seededTimeline, wholeBar } from './timeline.ts'
import { priceAt, STEEPEST, trendAt } from './trend.ts'

const day = (label: string): number => parseDay(label) ?? Number.NaN
const utc = (label: string, seconds: number): number => day(label) * 86_400_000 + seconds * 1000
const market = makePaperMarket('test')
const codes = LISTINGS.map(({ instrument }) => instrument.code)
const anyCode = fc.constantFrom(...codes)
/** One of each market. */
const sample = MARKET_CODES.map((code) => listingsOf(code)[0]?.instrument ?? LISTINGS[0]?.instrument).filter(
  (one) => one !== undefined,
)
const anyInstant = fc.integer({ min: utc('2025-06-01', 0), max: utc('2027-06-01', 0) })

const plainCandle = ({ start, open, high, low, close, volume, turnover }: Candle) => ({
  start,
  prices: [open, high, low, close].map(formatDecimal),
  traded: [volume, turnover].map((n) => Number(formatDecimal(n))),
})

const expectPossible = (candle: Candle): void => {
  const { open, high, low, close, volume, turnover } = candle
  for (const price of [open, close]) expect([compare(low, price) <= 0, compare(price, high) <= 0]).toEqual([true, true])
  expect([compare(low, zero), volume.value >= 0n, turnover.value >= 0n]).toEqual([1, true, true])
}

describe('the market of a seed', () => {
  it('is the same in every process, whatever was asked before', () => {
    const other = makePaperMarket('test')
    fc.assert(
      fc.property(anyCode, anyInstant, fc.constantFrom(...RESOLUTIONS), (code, at, resolution) => {
        expect(other.quote(code, at)).toEqual(market.quote(code, at))
        expect(other.book(code, at)).toEqual(market.book(code, at))
        const request = { resolution, at, limit: 3 }
        expect(makePaperMarket('test').candles(code, request)).toEqual(market.candles(code, request))
      }),
      { numRuns: 25 },
    )
    const at = utc('2026-03-04', 7200)
    const prices = (seed: string) =>
      codes.map((code) => formatDecimal(makePaperMarket(seed, LISTINGS).quote(code, at)?.price ?? zero))
    expect(prices('test').slice(0, 20)).not.toEqual(prices('other').slice(0, 20))
  })

  it('knows its listings only', () => {
    const at = utc('2026-03-04', 0)
    expect([
      market.quote('NONE', at),
      market.book('NONE', at),
      market.state('NONE', at),
      market.timeShare('NONE', at),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('never closes outside the limits, so nothing has to be cut off', () => {
    const [first, last] = [day('2024-01-01'), day('2026-12-31')]
    for (const listing of LISTINGS.filter(({ instrument }) => MARKETS[instrument.market].limit.kind !== 'none')) {
      const character = characterOf('test', listing)
      const from = tradingOrdinal(character.calendar, first)
      const until = tradingOrdinal(character.calendar, last)
      let previous = priceAt(character, trendAt(character, from))
      for (let ordinal = from + 1; ordinal <= until; ordinal += 3) {
        previous = priceAt(character, trendAt(character, ordinal - 1))
        const { lower, upper } = limitUnits(character, previous)
        const close = priceAt(character, trendAt(character, ordinal))
        expect([character.instrument.code, close > lower, close < upper]).toEqual([
          character.instrument.code,
          true,
          true,
        ])
      }
    }
  })

  it('has tempers that leave the limits room even on the steepest day', () => {
    expect(STEEPEST).toBeLessThan(4.7)
    for (const listing of LISTINGS) {
      const { limit } = MARKETS[listing.instrument.market]
      if (limit.kind !== 'percent') continue
      const points = Number(formatDecimal(limit.points))
      expect(characterOf('test', listing).move * STEEPEST * 100).toBeLessThan(points * 0.9)
    }
  })
})

describe('thirty days of five minutes and two years of days', () => {
  const at = utc('2026-03-12', 8 * 3600 + 17)

  it.each(sample)('$code: no gap, no impossible bar, coarser ones made of finer ones', ({ code, calendar, ticks }) => {
    const fine = market.candles(code, { resolution: '5min', at, limit: 100_000 })?.candles ?? []
    const days = market.candles(code, { resolution: 'day', at, limit: 100_000 })?.candles ?? []
    const today = tradingDayOf(calendar, at)
    const starts = (from: number) =>
      Array.from({ length: today - from + 1 }, (_, ahead) => sessionsOf(calendar, from + ahead)).flatMap((sessions) =>
        sessions.flatMap(({ opens, closes }) =>
          Array.from({ length: (closes - opens) / 300_000 }, (_, bar) => opens + bar * 300_000),
        ),
      )
    expect(fine.map(({ start }) => start)).toEqual(starts(today - 30).filter((start) => start <= at))
    const tradingDays = Array.from({ length: 732 }, (_, ahead) => today - 731 + ahead).filter((one) =>
      isTradingDay(calendar, one),
    )
    expect(days.map(({ start }) => tradingDayOf(calendar, start))).toEqual(tradingDays)
    for (const candle of [...fine, ...days]) {
      expectPossible(candle)
      for (const price of [candle.open, candle.high, candle.low, candle.close])
        expect(isOnTick(ticks, price)).toBe(true)
    }
    const built = aggregateCandles(calendar, 'day', fine)
    expect(days.slice(-built.length).map(plainCandle)).toEqual(built.map(plainCandle))
    for (const resolution of ['15min', '30min'] as const) {
      const page = market.candles(code, { resolution, at, limit: 100_000 })
      expect(page?.candles.map(plainCandle)).toEqual(aggregateCandles(calendar, resolution, fine).map(plainCandle))
      expect(page?.hasMore).toBe(false)
    }
    for (const resolution of ['week', 'month'] as const) {
      const page = market.candles(code, { resolution, at, limit: 100_000 })
      const whole = aggregateCandles(calendar, resolution, days)
      expect([whole.length, whole.length - 1]).toContain(page?.candles.length)
      expect(page?.candles.map(plainCandle)).toEqual(whole.slice(-(page?.candles.length ?? 0)).map(plainCandle))
    }
  })

  it.each(sample)('$code: pages fit together', ({ code }) => {
    for (const resolution of RESOLUTIONS) {
      const whole = market.candles(code, { resolution, at, limit: 100_000 })?.candles ?? []
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
})

describe('a second', () => {
  it('shows in quote, candles and time-share alike, and tells nothing of the next', () => {
    fc.assert(
      fc.property(anyCode, anyInstant, (code, at) => {
        const quote = market.quote(code, at)
        const [bar] = market.candles(code, { resolution: '5min', at, limit: 1 })?.candles ?? []
        const [today] = market.candles(code, { resolution: 'day', at, limit: 1 })?.candles ?? []
        const share = market.timeShare(code, at)
        if (quote === undefined || bar === undefined || today === undefined || share === undefined)
          throw new Error(`no ${code}`)
        const texts = (...prices: ReadonlyArray<typeof quote.price>) => prices.map(formatDecimal)
        expect(texts(bar.close, today.close, share.points.at(-1)?.price ?? zero)).toEqual(
          texts(quote.price, quote.price, quote.price),
        )
        expect(texts(today.open, today.high, today.low)).toEqual(texts(quote.open, quote.high, quote.low))
        expect(compare(today.volume, quote.volume)).toBe(0)
        expect(compare(today.turnover, quote.turnover)).toBe(0)
        expect(compare(sumOf(share.points.map(({ volume }) => volume)), quote.volume)).toBe(0)
        expect([bar.start <= at, quote.at <= at]).toEqual([true, true])
        expectPossible(bar)
        expectPossible(today)
      }),
      { numRuns: 150 },
    )
  })

  it('stays inside its bar, which opens, closes and touches both ends exactly; volume never falls', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LISTINGS),
        fc.integer({ min: 0, max: 400 }),
        fc.nat(500),
        (listing, ahead, pick) => {
          const timeline = seededTimeline(characterOf('test', listing))
          const path = timeline.path(
            tradingDayOf(timeline.character.calendar, utc('2026-01-01', 86_399 + ahead * 86_400)),
          )
          const bar = pick % path.bars
          const prices = Array.from({ length: 300 }, (_, second) => timeline.price(path, bar, second))
          const { open, high, low, close, volume } = wholeBar(path, bar)
          expect([prices[0], Math.max(...prices), Math.min(...prices), prices[299]]).toEqual([open, high, low, close])
          if (bar > 0) expect(open).toBe(path.close[bar - 1])
          let before = 0
          for (let second = 0; second < 300; second += 1) {
            const lots = timeline.volume(path, bar, second)
            expect([Number.isInteger(lots), lots >= before]).toEqual([true, true])
            before = lots
          }
          expect(before).toBe(volume)
          expect(barUntil(timeline, path, bar, 299)).toEqual(wholeBar(path, bar))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('moves most instruments of an open market within a minute', () => {
    const at = utc('2026-03-04', 2 * 3600)
    const open = codes.filter((code) => market.state(code, at)?.state === 'open')
    expect(open.length).toBeGreaterThan(150)
    const changed = open.filter((code) => {
      const prices = Array.from({ length: 60 }, (_, second) =>
        formatDecimal(market.quote(code, at + second * 1000)?.price ?? zero),
      )
      return new Set(prices).size > 1
    })
    expect(changed.length / open.length).toBeGreaterThan(0.6)
  })
})

describe('the book', () => {
  it('is five levels of whole lots on the grid, inside the limits, bids below asks', () => {
    fc.assert(
      fc.property(anyCode, anyInstant, (code, at) => {
        const [book, quote] = [market.book(code, at), market.quote(code, at)]
        if (book === undefined || quote === undefined) throw new Error(`no ${code}`)
        const { ticks, lot } = quote.instrument
        const prices = [...book.bids.toReversed(), ...book.asks].map(({ price }) => price)
        prices.forEach((price, index) => {
          expect(isOnTick(ticks, price)).toBe(true)
          if (index > 0) expect(compare(prices[index - 1] ?? zero, price)).toBe(-1)
          if (quote.limits)
            expect([compare(quote.limits.lower, price) <= 0, compare(price, quote.limits.upper) <= 0]).toEqual([
              true,
              true,
            ])
        })
        for (const { quantity } of [...book.bids, ...book.asks]) expect(compare(quantity, lot)).not.toBe(-1)
        expect([book.bids.length, book.asks.length].every((length) => length <= 5)).toBe(true)
        expect(book.bids[0]?.price).toEqual(quote.bid)
        expect(book.asks[0]?.price).toEqual(quote.ask)
        expect([quote.bid, quote.ask].some((best) => best !== undefined && compare(best, quote.price) === 0)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

describe('an interruption by the exchange', () => {
  it('stands still for ten minutes without a trade, and happens now and then', () => {
    const found = listingsOf('MY').flatMap((listing) => {
      const character = characterOf('test', listing)
      return Array.from({ length: 60 }, (_, ahead) => day('2026-01-05') + ahead)
        .filter((one) => isTradingDay('MY', one))
        .map((one) => ({ code: listing.instrument.code, path: makeDayPath(character, one) }))
        .filter(({ path }) => path.haltAt >= 0)
    })
    expect(found.length).toBeGreaterThan(2)
    for (const { code, path } of found) {
      const start = (path.sessions[0]?.opens ?? 0) + path.haltAt * 300_000
      expect(isInterrupted(path, path.haltAt + 1)).toBe(true)
      if (start + 600_000 > (path.sessions[0]?.closes ?? 0)) continue
      const [before, inside, end] = [start - 1000, start + 300_000, start + 600_000].map((at) => market.quote(code, at))
      expect([before?.state, inside?.state, end?.state]).toEqual(['open', 'halted', 'open'])
      expect(inside?.nextChange).toBe(start + 600_000)
      expect(inside?.price).toEqual(market.quote(code, start + 599_000)?.price)
      expect(inside?.volume).toEqual(before?.volume)
    }
  })
})
