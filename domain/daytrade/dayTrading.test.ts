import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../calendar/day.ts'
import { closeOf, openOf } from '../calendar/sessions.ts'
import { orderDayOf, tradingDayOf } from '../calendar/tradingDays.ts'
import type { Instant } from '../calendar/zone.ts'
import { DAY_TRADE_MARKETS, isOpenForDayTrades, SQUARE_OFF_MINUTES, SQUARED_OFF, squareOffAt } from './dayTrading.ts'
import { dayOrderExpiry } from '../orders/order.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const utc = (label: string, hour: number, minute = 0): Instant =>
  (parseDay(label) ?? Number.NaN) * 24 * HOUR + hour * HOUR + minute * MINUTE

const calendars = fc.constantFrom(...DAY_TRADE_MARKETS)
/** Three years from 2025 on: every change to and from summer time, every holiday. */
const instants = fc.integer({ min: utc('2025-01-02', 0), max: utc('2027-12-31', 0) })

describe('day trading', () => {
  it.each([
    ['MY', '2026-01-13', [2, 0], [8, 45]],
    ['TW', '2026-01-13', [2, 0], [5, 15]],
    ['CN', '2026-01-13', [2, 0], [6, 45]],
    // Fifteen minutes of the wall clock, in winter and in summer.
    ['US', '2026-01-13', [15, 0], [20, 45]],
    ['US', '2026-07-14', [15, 0], [19, 45]],
    ['ES', '2026-07-14', [9, 0], [15, 15]],
  ] as const)('ends in %s on %s', (calendar, day, [hour, minute], [offHour, offMinute]) => {
    expect(squareOffAt(calendar, utc(day, hour, minute))).toBe(utc(day, offHour, offMinute))
  })

  it('is told by the reason of the broker’s order', () => expect(SQUARED_OFF).toBe('squared-off'))

  it('opens until the square-off and not from it on', () => {
    const off = utc('2026-01-13', 8, 45)
    expect([off - 1, off, off + 1].map((at) => isOpenForDayTrades('MY', at))).toEqual([true, false, false])
  })

  it('is over within the trading day that it began on, a fixed time before the close', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, at) => {
        const off = squareOffAt(calendar, at)
        const day = orderDayOf(calendar, at)
        expect(dayOrderExpiry(calendar, at) - off).toBe(SQUARE_OFF_MINUTES * MINUTE)
        expect(off).toBeGreaterThan(openOf(calendar, day)!)
        expect(off).toBeLessThan(closeOf(calendar, day)!)
        expect(tradingDayOf(calendar, off)).toBe(day)
      }),
    )
  })

  it('never opens what its square-off would miss, and always opens again on the next day', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, at) => {
        const isOpen = isOpenForDayTrades(calendar, at)
        expect(isOpen).toBe(squareOffAt(calendar, at) > at)
        // Shut for the last minutes of a day only; from the close on the next day counts.
        if (!isOpen) expect(isOpenForDayTrades(calendar, dayOrderExpiry(calendar, at))).toBe(true)
      }),
    )
  })
})
