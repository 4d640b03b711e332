import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALENDAR_CODES, CALENDARS } from './calendars.ts'
import { dayLabel, parseDay } from './day.ts'
import { marketState } from './marketState.ts'
import { isRoundTheClock, isTradingDay, sessionsOf } from './sessions.ts'
import {
  addTradingDays,
  nextTradingDay,
  orderDayOf,
  previousTradingDay,
  settlementDay,
  tradingDayOf,
} from './tradingDays.ts'
import type { Instant } from './zone.ts'

const HOUR = 3_600_000
const day = (label: string): number => parseDay(label) ?? Number.NaN
const utc = (label: string, hour: number, minute = 0): Instant => day(label) * 24 * HOUR + hour * HOUR + minute * 60_000

describe('trading hours', () => {
  it.each([
    // Malaysia, UTC+8: 9:00–12:30, 14:30–17:00, the hours of the specification.
    ['MY', '2026-03-04', 0, 59, 'closed', '2026-03-03'],
    ['MY', '2026-03-04', 1, 0, 'open', '2026-03-04'],
    ['MY', '2026-03-04', 4, 29, 'open', '2026-03-04'],
    ['MY', '2026-03-04', 4, 30, 'break', '2026-03-04'],
    ['MY', '2026-03-04', 6, 30, 'open', '2026-03-04'],
    ['MY', '2026-03-04', 9, 0, 'closed', '2026-03-04'],
    ['MY', '2026-03-07', 3, 0, 'closed', '2026-03-06'],
    ['MY', '2026-12-25', 3, 0, 'closed', '2026-12-24'],
    ['TW', '2026-03-04', 5, 29, 'open', '2026-03-04'],
    ['TW', '2026-03-04', 5, 30, 'closed', '2026-03-04'],
    ['CN', '2026-03-04', 4, 0, 'break', '2026-03-04'],
    ['JP', '2026-03-04', 6, 29, 'open', '2026-03-04'],
    // New York before and after the change of 8 March 2026.
    ['US', '2026-03-06', 14, 0, 'closed', '2026-03-05'],
    ['US', '2026-03-06', 14, 30, 'open', '2026-03-06'],
    ['US', '2026-03-09', 13, 29, 'closed', '2026-03-06'],
    ['US', '2026-03-09', 13, 30, 'open', '2026-03-09'],
    ['US', '2026-03-09', 20, 0, 'closed', '2026-03-09'],
    // Rome and Madrid before and after the change of 25 October 2026.
    ['IT', '2026-10-23', 7, 0, 'open', '2026-10-23'],
    ['IT', '2026-10-26', 7, 59, 'closed', '2026-10-23'],
    ['ES', '2026-10-26', 16, 29, 'open', '2026-10-26'],
    // Forex: Sunday 17:00 to Friday 17:00 in New York; Monday's day begins on Sunday evening.
    ['FX', '2026-03-08', 20, 59, 'closed', '2026-03-06'],
    ['FX', '2026-03-08', 21, 0, 'open', '2026-03-09'],
    ['FX', '2026-03-13', 20, 59, 'open', '2026-03-13'],
    ['FX', '2026-03-13', 21, 0, 'closed', '2026-03-13'],
    ['FUT', '2026-03-10', 21, 30, 'closed', '2026-03-10'],
    ['FUT', '2026-03-10', 22, 0, 'open', '2026-03-11'],
    ['CRYPTO', '2026-03-08', 12, 0, 'open', '2026-03-08'],
  ] as const)('%s at %s %i:%i UTC is %s on %s', (code, label, hour, minute, state, tradingDay) => {
    const found = marketState(code, utc(label, hour, minute))
    expect([found.state, dayLabel(found.day)]).toEqual([state, tradingDay])
  })

  it('returns the time of the next change of state', () => {
    expect(marketState('MY', utc('2026-03-04', 2)).nextChange).toBe(utc('2026-03-04', 4, 30))
    expect(marketState('MY', utc('2026-03-04', 5)).nextChange).toBe(utc('2026-03-04', 6, 30))
    expect(marketState('MY', utc('2026-03-06', 10)).nextChange).toBe(utc('2026-03-09', 1))
    // Over the weekend the clocks change: the open comes an hour earlier in UTC.
    expect(marketState('US', utc('2026-03-06', 22)).nextChange).toBe(utc('2026-03-09', 13, 30))
    // Forex runs through its five days; digital currency never stops.
    expect(marketState('FX', utc('2026-03-10', 12)).nextChange).toBe(utc('2026-03-13', 21))
    expect(marketState('CRYPTO', utc('2026-03-10', 12)).nextChange).toBeUndefined()
  })

  it('keeps some market open at any hour', () => {
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const at = utc('2026-03-01', hour, 30)
      expect(CALENDAR_CODES.some((code) => marketState(code, at).state === 'open')).toBe(true)
    }
  })

  it('is calculated once for a day', () => {
    const of = () => [sessionsOf('US', day('2026-03-09')), sessionsOf('US', day('2026-03-10'))]
    const [monday, tuesday] = of()
    expect(of()[0]).toBe(monday)
    expect(of()[1]).toBe(tuesday)
  })

  it('is the wall time on every trading day of the year, in order, in whole five minutes', () => {
    for (const code of CALENDAR_CODES) {
      for (let d = day('2026-01-01'); d < day('2027-01-01'); d += 1) {
        const sessions = sessionsOf(code, d)
        expect(sessions.length > 0).toBe(isTradingDay(code, d))
        const total = CALENDARS[code].hours.reduce((sum, [from, until]) => sum + until - from, 0)
        // A round-the-clock session may lose or win an hour in a change; all others never do.
        const slack = code === 'FX' || code === 'FUT' ? 60 : 0
        const minutes = sessions.reduce((sum, { opens, closes }) => sum + (closes - opens) / 60_000, 0)
        if (sessions.length > 0) expect(Math.abs(minutes - total)).toBeLessThanOrEqual(slack)
        for (const { opens, closes } of sessions)
          expect([closes > opens, opens % 300_000, closes % 300_000]).toEqual([true, 0, 0])
      }
    }
  })
})

describe('trading days', () => {
  it('skips weekends and holidays', () => {
    expect(dayLabel(nextTradingDay('MY', day('2026-03-06')))).toBe('2026-03-09')
    expect(dayLabel(nextTradingDay('CN', day('2026-09-30')))).toBe('2026-10-05')
    expect(dayLabel(previousTradingDay('US', day('2026-12-28')))).toBe('2026-12-24')
    expect(dayLabel(addTradingDays('MY', day('2026-03-05'), 2))).toBe('2026-03-09')
    expect(dayLabel(addTradingDays('MY', day('2026-03-07'), 0))).toBe('2026-03-09')
    expect(dayLabel(addTradingDays('CRYPTO', day('2026-03-06'), 2))).toBe('2026-03-08')
  })

  it('leave no minute out where a market never closes', () => {
    expect(CALENDAR_CODES.filter((code) => isRoundTheClock(sessionsOf(code, day('2026-03-04'))))).toEqual([
      'CRYPTO',
      'FX',
    ])
    expect(isRoundTheClock([])).toBe(false)
  })

  it('settles two trading days after the trade', () => {
    expect(dayLabel(settlementDay('MY', utc('2026-03-05', 2), 2))).toBe('2026-03-09')
    expect(dayLabel(settlementDay('US', utc('2026-03-05', 15), 2))).toBe('2026-03-09')
  })

  it('gives an order the day whose close is still to come', () => {
    expect(dayLabel(orderDayOf('MY', utc('2026-03-06', 8, 59)))).toBe('2026-03-06')
    expect(dayLabel(orderDayOf('MY', utc('2026-03-06', 9)))).toBe('2026-03-09')
    expect(dayLabel(orderDayOf('FX', utc('2026-03-09', 21)))).toBe('2026-03-10')
  })

  it('never goes back as time goes on, and contains the instant or has begun before it', () => {
    const instant = fc.integer({ min: utc('2024-01-01', 0), max: utc('2028-01-01', 0) })
    fc.assert(
      fc.property(fc.constantFrom(...CALENDAR_CODES), instant, fc.nat(9 * 24 * HOUR), (code, at, later) => {
        const tradingDay = tradingDayOf(code, at)
        expect(tradingDayOf(code, at + later)).toBeGreaterThanOrEqual(tradingDay)
        expect(sessionsOf(code, tradingDay)[0]?.opens).toBeLessThanOrEqual(at)
        expect(sessionsOf(code, nextTradingDay(code, tradingDay))[0]?.opens).toBeGreaterThan(at)
        const { state, nextChange } = marketState(code, at)
        if (nextChange !== undefined) {
          expect(nextChange).toBeGreaterThan(at)
          expect(marketState(code, nextChange - 1).state).toBe(state)
          expect(marketState(code, nextChange).state).not.toBe(state)
        }
      }),
    )
  })
})
