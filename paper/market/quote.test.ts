import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../domain/calendar/day.ts'
import { tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import { isOnTick } from '../../domain/markets/allowedPrices.ts'
import { compare, formatDecimal, sumOf, zero } from '../../domain/money/decimal.ts'
import { characterOf } from './character.ts'
import { LISTINGS } from './listing/listings.ts'
import { makePaperMarket } from './paperMarket.ts'
import { barUntil, seededTimeline, wholeBar } from './path/timeline.ts'
import { longRuns } from '../testing/longRuns.ts'

const utc = (label: string, seconds: number): number => (parseDay(label) ?? Number.NaN) * 86_400_000 + seconds * 1000
const market = makePaperMarket('test')
const codes = LISTINGS.map(({ instrument }) => instrument.code)
const anyCode = fc.constantFrom(...codes)
const anyInstant = fc.integer({ min: utc('2025-06-01', 0), max: utc('2027-06-01', 0) })

describe('a second', () => {
  it('shows the same in quote, candles and time-share, and reveals nothing of the next', () => {
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
        expect([compare(bar.low, bar.close) <= 0, compare(bar.close, bar.high) <= 0]).toEqual([true, true])
      }),
      { numRuns: longRuns(150, 1_500) },
    )
  })

  it('stays within its bar, which opens, closes and reaches both extremes exactly; volume never decreases', () => {
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
      { numRuns: longRuns(60, 600) },
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
      { numRuns: longRuns(150, 1_500) },
    )
  })
})
