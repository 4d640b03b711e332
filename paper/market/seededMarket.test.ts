import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../domain/calendar/day.ts'
import { isTradingDay } from '../../domain/calendar/sessions.ts'
import { tradingOrdinal } from '../../domain/calendar/tradingOrdinal.ts'
import { MARKETS } from '../../domain/markets/markets.ts'
import { formatDecimal, zero } from '../../domain/money/decimal.ts'
import { RESOLUTIONS } from '../../domain/quotes/candles.ts'
import { characterOf } from './character.ts'
import { limitUnits, makeDayPath } from './path/dayPath.ts'
import { LISTINGS, listingsOf } from './listing/listings.ts'
import { makePaperMarket } from './paperMarket.ts'
import { isInterrupted } from './path/timeline.ts'
import { priceAt, trendAt } from './path/trend.ts'
import { longRuns } from '../testing/longRuns.ts'

const day = (label: string): number => parseDay(label) ?? Number.NaN
const utc = (label: string, seconds: number): number => day(label) * 86_400_000 + seconds * 1000
const market = makePaperMarket('test')
const codes = LISTINGS.map(({ instrument }) => instrument.code)
const anyCode = fc.constantFrom(...codes)
const anyInstant = fc.integer({ min: utc('2025-06-01', 0), max: utc('2027-06-01', 0) })

describe('the market of a seed', () => {
  it('is the same in every process, whatever was read before', () => {
    const other = makePaperMarket('test')
    fc.assert(
      fc.property(anyCode, anyInstant, fc.constantFrom(...RESOLUTIONS), (code, at, resolution) => {
        expect(other.quote(code, at)).toEqual(market.quote(code, at))
        expect(other.book(code, at)).toEqual(market.book(code, at))
        const request = { resolution, at, limit: 3 }
        expect(makePaperMarket('test').candles(code, request)).toEqual(market.candles(code, request))
      }),
      { numRuns: longRuns(25, 250) },
    )
    const at = utc('2026-03-04', 7200)
    const prices = (seed: string) =>
      codes.map((code) => formatDecimal(makePaperMarket(seed, LISTINGS).quote(code, at)?.price ?? zero))
    expect(prices('test').slice(0, 20)).not.toEqual(prices('other').slice(0, 20))
  })

  it('returns undefined for codes that are not listed', () => {
    const at = utc('2026-03-04', 0)
    expect([
      market.quote('NONE', at),
      market.book('NONE', at),
      market.state('NONE', at),
      market.timeShare('NONE', at),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('never closes outside the limits, so no close has to be clamped', () => {
    const [first, last] = [day('2024-01-01'), day('2026-12-31')]
    for (const listing of LISTINGS.filter(({ instrument }) => MARKETS[instrument.market].limit.kind !== 'none')) {
      const character = characterOf('test', listing)
      const from = tradingOrdinal(character.calendar, first)
      const until = tradingOrdinal(character.calendar, last)

      const outside: number[] = []
      for (let ordinal = from + 1; ordinal <= until; ordinal += 2) {
        const previous = priceAt(character, trendAt(character, ordinal - 1))
        const { lower, upper } = limitUnits(character, previous)
        const close = priceAt(character, trendAt(character, ordinal))
        if (!(close > lower && close < upper)) outside.push(ordinal)
      }
      expect([character.instrument.code, outside]).toEqual([character.instrument.code, []])
    }
  })

  // In daily moves: every wave at its steepest at the same time, each three times as long and √3 times as high as the
  // previous.
  const STEEPEST = [1, 3, 9, 27, 81, 243, 729].reduce((sum, length) => sum + 2 / Math.sqrt(length), 0)

  it('never changes from day to day by more than the sum of its waves', () => {
    for (const listing of LISTINGS) {
      const character = characterOf('test', listing)
      const trends = Array.from({ length: 1_001 }, (_, ordinal) => trendAt(character, ordinal))
      const changes = trends.slice(1).map((trend, before) => Math.abs(trend - trends[before]!))
      expect(Math.max(...changes)).toBeLessThanOrEqual(character.move * STEEPEST * 1.001)
    }
  })

  it('has daily moves that stay within the limits even on the steepest day', () => {
    for (const listing of LISTINGS) {
      const { limit } = MARKETS[listing.instrument.market]
      if (limit.kind !== 'percent') continue
      const points = Number(formatDecimal(limit.points))
      expect(characterOf('test', listing).move * STEEPEST * 100).toBeLessThan(points * 0.9)
    }
  })
})

describe('an interruption by the exchange', () => {
  it('lasts ten minutes without a trade, and happens sometimes', () => {
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
