import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { type Bar, barAt, barsBefore, minuteBars, minutesOf, sessionEdges, uniqueBars } from './bars.ts'

const bar = (timestamp: number, close = 1): Bar => ({ timestamp, open: 1, high: 2, low: 0, close })
const bars = fc.array(
  fc.integer({ min: 0, max: 50 }).map((n) => bar(n)),
  { maxLength: 40 },
)

describe('barsBefore', () => {
  it('returns earlier bars, each instant once, in order', () => {
    fc.assert(
      fc.property(bars, fc.integer({ min: 0, max: 50 }), (page, first) => {
        const times = barsBefore(page, first).map(({ timestamp }) => timestamp)
        expect(times).toEqual(
          [...new Set(page.map(({ timestamp }) => timestamp))].filter((n) => n < first).sort((a, b) => a - b),
        )
      }),
    )
  })

  it('keeps the last bar of an instant', () => {
    expect(uniqueBars([bar(1, 5), bar(2), bar(1, 7)]).map(({ close }) => close)).toEqual([7, 1])
  })
})

describe('barAt', () => {
  it('is the last bar that starts at or before the instant', () => {
    fc.assert(
      fc.property(bars.map(uniqueBars), fc.integer({ min: -1, max: 51 }), (sorted, at) => {
        expect(barAt(sorted, at)).toBe(sorted.findLastIndex(({ timestamp }) => timestamp <= at))
      }),
    )
  })
})

describe('minuteBars', () => {
  it('opens each minute where the previous one ended, the first at the previous close', () => {
    const point = (time: number, price: string) => ({
      time,
      price: decimal(price),
      average: decimal('10'),
      volume: decimal('100'),
    })
    expect(minuteBars([point(1, '10.2'), point(2, '10.1')], 10)).toEqual([
      { timestamp: 1, open: 10, high: 10.2, low: 10, close: 10.2, volume: 100, average: 10 },
      { timestamp: 2, open: 10.2, high: 10.2, low: 10.1, close: 10.1, volume: 100, average: 10 },
    ])
  })
})

describe('sessionEdges', () => {
  const minute = 60_000
  const sessions = [
    { opens: 0, closes: 210 * minute },
    { opens: 330 * minute, closes: 480 * minute },
  ]
  it('counts minutes of trading, not of the clock', () => {
    expect(minutesOf(sessions)).toBe(360)
    expect(sessionEdges(sessions)).toEqual([
      { index: 0, at: [0] },
      { index: 210, at: [210 * minute, 330 * minute] },
      { index: 360, at: [480 * minute] },
    ])
  })
  it('has none without sessions', () => expect(sessionEdges([])).toEqual([]))
})
