import { max, min } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALENDAR_CODES, type CalendarCode } from '../calendar/calendars.ts'
import { parseDay } from '../calendar/day.ts'
import { sessionsOf } from '../calendar/sessions.ts'
import type { Instant } from '../calendar/zone.ts'
import { type Decimal, decimal, sumOf } from '../money/decimal.ts'
import { aggregateCandles, type Candle, candleStart, type Resolution } from './candles.ts'
import { plain } from '../orders/testing/samples.ts'

const HOUR = 3_600_000
const day = (label: string): number => parseDay(label) ?? Number.NaN
const utc = (label: string, hour: number, minute = 0): Instant => day(label) * 24 * HOUR + hour * HOUR + minute * 60_000

const startsOf = (calendar: CalendarCode, from: number, days: number): ReadonlyArray<Instant> =>
  Array.from({ length: days }, (_, ahead) => sessionsOf(calendar, from + ahead)).flatMap((sessions) =>
    sessions.flatMap(({ opens, closes }) =>
      Array.from({ length: (closes - opens) / 300_000 }, (_, n) => opens + n * 300_000),
    ),
  )

const candle = (start: Instant, seed: number): Candle => {
  const n = (k: number): number => 100 + ((seed * 7919 + k * 104_729) % 97)
  const [open, close] = [n(1), n(2)]
  const cents = (value: number): Decimal => decimal((value / 100).toFixed(2))
  return {
    start,
    open: cents(open),
    close: cents(close),
    high: cents(Math.max(open, close) + (seed % 5)),
    low: cents(Math.min(open, close) - (seed % 7)),
    volume: decimal(String(seed % 1000)),
    turnover: decimal(String((seed % 1000) * 3)),
  }
}

describe('candles', () => {
  it.each([
    ['MY', '30min', ['2026-03-04', 4, 29], ['2026-03-04', 4, 0]],
    ['MY', '30min', ['2026-03-04', 6, 30], ['2026-03-04', 6, 30]],
    // In the lunch break: the last stretch before it.
    ['MY', '15min', ['2026-03-04', 5, 0], ['2026-03-04', 4, 15]],
    ['US', '30min', ['2026-03-09', 13, 59], ['2026-03-09', 13, 30]],
    ['JP', '30min', ['2026-03-04', 3, 59], ['2026-03-04', 3, 30]],
    ['MY', 'day', ['2026-03-04', 8, 0], ['2026-03-04', 1, 0]],
    ['MY', 'week', ['2026-03-06', 8, 0], ['2026-03-02', 1, 0]],
    ['MY', 'month', ['2026-03-31', 8, 0], ['2026-03-02', 1, 0]],
    ['FX', 'week', ['2026-03-10', 8, 0], ['2026-03-08', 21, 0]],
  ] as const)('%s %s at %j starts at %j', (calendar, resolution, at, start) => {
    const [there, from] = [utc(at[0], at[1], at[2]), utc(start[0], start[1], start[2])]
    expect(candleStart(calendar, resolution, there)).toBe(from)
  })

  it('join without a loss: 5 to 15 to 30 minutes, day to week to month, or in one step', () => {
    const steps: ReadonlyArray<readonly [Resolution, Resolution]> = [
      ['15min', '30min'],
      ['30min', 'day'],
      ['day', 'week'],
      ['day', 'month'],
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...CALENDAR_CODES),
        fc.integer({ min: 0, max: 700 }),
        fc.nat(100_000),
        (calendar, ahead, seed) => {
          const fine = startsOf(calendar, day('2025-01-01') + ahead, 4).map((start, n) => candle(start, seed + n))
          for (const [between, coarse] of steps) {
            const direct = aggregateCandles(calendar, coarse, fine)
            expect(aggregateCandles(calendar, coarse, aggregateCandles(calendar, between, fine))).toEqual(direct)
            const total = (candles: ReadonlyArray<Candle>, read: (one: Candle) => Decimal): string =>
              plain(sumOf(candles.map(read)))
            expect(total(direct, (one) => one.volume)).toBe(total(fine, (one) => one.volume))
            expect(total(direct, (one) => one.turnover)).toBe(total(fine, (one) => one.turnover))
            if (fine.length === 0) continue
            expect(plain(direct.map((one) => one.high).reduce((a, b) => max(a, b)))).toBe(
              plain(fine.map((one) => one.high).reduce((a, b) => max(a, b))),
            )
            expect(plain(direct.map((one) => one.low).reduce((a, b) => min(a, b)))).toBe(
              plain(fine.map((one) => one.low).reduce((a, b) => min(a, b))),
            )
            expect([direct[0]?.open, direct.at(-1)?.close]).toEqual([fine[0]?.open, fine.at(-1)?.close])
            expect(direct.map((one) => one.start)).toEqual(
              [...new Set(direct.map((one) => one.start))].sort((a, b) => a - b),
            )
          }
        },
      ),
    )
  })

  it('begin where each stretch of a session begins, with the first open, the last close and the sums between', () => {
    const bar = (label: string, hour: number, minute: number, figures: string): Candle => {
      const [open = '', high = '', low = '', close = ''] = figures.split(' ')
      const start = utc(label, hour, minute)
      const shown = { open: decimal(open), high: decimal(high), low: decimal(low), close: decimal(close) }
      return { start, ...shown, volume: decimal('100'), turnover: decimal('150') }
    }
    const bars = [
      bar('2026-03-04', 1, 0, '1.50 1.55 1.49 1.52'),
      bar('2026-03-04', 1, 25, '1.52 1.53 1.40 1.51'),
      bar('2026-03-04', 1, 30, '1.51 1.60 1.51 1.58'),
      bar('2026-03-04', 6, 30, '1.58 1.58 1.58 1.58'),
      bar('2026-03-05', 1, 0, '1.57 1.59 1.57 1.59'),
    ]
    const joined = (resolution: Resolution) =>
      aggregateCandles('MY', resolution, bars).map(({ close, high, low, open, start, turnover, volume }) => [
        new Date(start).toISOString().slice(0, 16),
        [open, high, low, close, volume, turnover].map(plain).join(' '),
      ])
    expect(joined('30min')).toEqual([
      ['2026-03-04T01:00', '1.5 1.55 1.4 1.51 200 300'],
      ['2026-03-04T01:30', '1.51 1.6 1.51 1.58 100 150'],
      ['2026-03-04T06:30', '1.58 1.58 1.58 1.58 100 150'],
      ['2026-03-05T01:00', '1.57 1.59 1.57 1.59 100 150'],
    ])
    expect(joined('day')).toEqual([
      ['2026-03-04T01:00', '1.5 1.6 1.4 1.58 400 600'],
      ['2026-03-05T01:00', '1.57 1.59 1.57 1.59 100 150'],
    ])
  })

  it('of nothing are none', () => {
    expect(aggregateCandles('MY', 'day', [])).toEqual([])
  })
})
