import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayLabel, parseDay } from '../calendar/day.ts'
import { instantOf, localDay } from '../calendar/zone.ts'
import { decimal, formatDecimal } from '../money/decimal.ts'
import type { Candle } from './candles.ts'
import { coveredBy, type LongSpan, returnBetween, SPAN_CANDLES, SPANS } from './span.ts'

const ZONE = 'Asia/Kuala_Lumpur'
const opensOn = (label: string): number => instantOf(ZONE, parseDay(label) ?? Number.NaN, 9 * 60)

const candle = (start: number, open: string, close = open): Candle => ({
  start,
  open: decimal(open),
  high: decimal('9'),
  low: decimal('1'),
  close: decimal(close),
  volume: decimal('1'),
  turnover: decimal('1'),
})

const HOUR = 3_600_000
const LONG = SPANS.filter((span): span is LongSpan => span !== '1D')

describe('a range', () => {
  it.each([
    ['1W', '2026-03-05', '2026-03-04'],
    ['1M', '2026-02-12', '2026-02-11'],
    ['1Y', '2025-03-12', '2025-03-11'],
    // 12 March 2021 was a Friday: its week begins with 8 March.
    ['5Y', '2021-03-08', '2021-03-05'],
  ] as const)('%s begins with %s: its base is the close before', (span, first, before) => {
    const days = [before, first, '2026-03-12']
    const covered = coveredBy(
      span,
      days.map((day, nth) => candle(opensOn(day), '2', String(3 + nth))),
      ZONE,
    )
    expect(covered?.candles.map(({ start }) => dayLabel(localDay(ZONE, start)))).toEqual(days)
    expect([covered && formatDecimal(covered.base), covered?.since]).toEqual(['3', null])
  })

  it('begins at midnight, and leaves out what is older than the candle before', () => {
    const days = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-12']
    const candles = days.map((day, nth) => candle(opensOn(day) - 9 * HOUR, '2', String(3 + nth)))
    const covered = coveredBy('1W', candles, ZONE)
    expect(covered?.candles).toEqual(candles.slice(1))
    expect(covered && formatDecimal(covered.base)).toBe('4')
  })

  it('of all is the whole history, also what was before 1970', () => {
    const old = ['1965-03-12', '1972-03-13'].map((day) => candle(opensOn(day), '2', '3'))
    expect(coveredBy('All', old, ZONE)).toEqual({ candles: old, base: decimal('2'), since: old[0]?.start })
  })

  it.each(['1W', '1M', '1Y', '5Y'] as const)('%s asks for enough candles of a market that never closes', (span) => {
    const { limit, resolution } = SPAN_CANDLES[span]
    const length = new Map([
      ['30min', HOUR / 2],
      ['day', 24 * HOUR],
      ['week', 7 * 24 * HOUR],
    ]).get(resolution)
    // The newest one is the last of its day: so most are needed.
    const end = opensOn('2026-03-13') - 9 * HOUR
    const candles = Array.from({ length: limit }, (_, nth) => candle(end - (limit - nth) * (length ?? Number.NaN), '2'))
    expect(coveredBy(span, candles, ZONE)?.since).toBeNull()
  })

  it('of all asks for a thousand months', () => expect(SPAN_CANDLES.All).toEqual({ resolution: 'month', limit: 1000 }))

  it('ends with the newest candle, however old that is', () => {
    const stale = [candle(opensOn('2020-01-02'), '2'), candle(opensOn('2020-01-15'), '4')]
    expect(coveredBy('1W', stale, ZONE)?.candles).toEqual(stale)
  })

  it('of a month ends in a shorter one', () => {
    const days = [
      candle(opensOn('2026-02-27'), '2'),
      candle(opensOn('2026-03-02'), '3'),
      candle(opensOn('2026-03-31'), '4'),
    ]
    expect(coveredBy('1M', days, ZONE)?.candles).toHaveLength(3)
  })

  it.each(LONG)('%s of a younger instrument begins with its first price, and says since when', (span) => {
    const young = [candle(opensOn('2026-03-11'), '2', '3'), candle(opensOn('2026-03-12'), '3', '4')]
    const covered = coveredBy(span, young, ZONE)
    expect(covered?.candles).toEqual(young)
    expect([covered && formatDecimal(covered.base), covered?.since]).toEqual(['2', young[0]?.start])
    expect(coveredBy(span, [], ZONE)).toBeNull()
  })

  it('is the end of the history, and at most one candle before it', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(starts, fc.constantFrom(...LONG), (days, span) => {
        const candles = [...new Set(days)]
          .toSorted((a, b) => a - b)
          .map((day) => candle(opensOn('2015-01-01') + day * 86_400_000, '2'))
        const covered = coveredBy(span, candles, ZONE)
        expect(covered?.candles).toEqual(candles.slice(-(covered?.candles.length ?? 0)))
        if (covered?.since != null) expect(covered.candles).toEqual(candles)
      }),
    )
  })
})

it.each([
  ['2', '3', '1', '50.00'],
  ['4', '3', '-1', '-25.00'],
  ['2', '2', '0', '0.00'],
])('from %s to %s the return is %s, %s per cent', (base, price, amount, percent) => {
  const found = returnBetween(decimal(base), decimal(price))
  expect(found && [found.amount, found.percent].map(formatDecimal)).toEqual([amount, percent])
})

it('without a price, or from nothing, there is no return', () => {
  expect([
    returnBetween(null, decimal('1')),
    returnBetween(decimal('1'), null),
    returnBetween(decimal('0'), decimal('1')),
  ]).toEqual([null, null, null])
})
