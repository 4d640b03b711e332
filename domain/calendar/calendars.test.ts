import { describe, expect, it } from 'vitest'
import { CALENDAR_CODES, CALENDARS } from './calendars.ts'
import { dayLabel, toDayNumber, parseDay } from './day.ts'
import { marketState } from './marketState.ts'
import { isTradingDay } from './sessions.ts'
import { nextTradingDay, orderDayOf, previousTradingDay, settlementDay, tradingDayOf } from './tradingDays.ts'

const day = (label: string): number => parseDay(label) ?? Number.NaN
const utc = (time: string): number => Date.parse(`${time}Z`)
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

describe('regular sessions, in local time', () => {
  it.each([
    ['MY', 'Asia/Kuala_Lumpur', '9:00-12:30 14:30-17:00'],
    ['TW', 'Asia/Taipei', '9:00-13:30'],
    ['CN', 'Asia/Shanghai', '9:30-11:30 13:00-15:00'],
    ['US', 'America/New_York', '9:30-16:00'],
    ['JP', 'Asia/Tokyo', '9:00-11:30 12:30-15:30'],
    ['IT', 'Europe/Rome', '9:00-17:30'],
    ['ES', 'Europe/Madrid', '9:00-17:30'],
    ['FUND', 'Europe/Madrid', '9:00-12:30 14:30-17:00'],
    // The evening before: 18:00 is six hours before midnight, 17:00 seven.
    ['FUT', 'America/New_York', '-6:00-17:00'],
    ['CRYPTO', 'Etc/UTC', '0:00-24:00'],
    ['FX', 'America/New_York', '-7:00-17:00'],
  ] as const)('%s in %s: %s', (code, zone, hours) => {
    const calendar = CALENDARS[code]
    const found = calendar.hours.map(([opens, closes]) => `${clock(opens)}-${clock(closes)}`).join(' ')
    expect([calendar.code, calendar.zone, found]).toEqual([code, zone, hours])
  })
})

describe('holidays with a fixed date', () => {
  it.each([
    ['MY', '01-01 05-01 08-31 12-25'],
    ['TW', '01-01 02-28 05-01 10-10'],
    ['CN', '01-01 05-01 10-01 10-02 10-03'],
    ['US', '01-01 06-19 07-04 12-25'],
    ['JP', '01-01 01-02 01-03 12-31'],
    ['IT', '01-01 05-01 12-25 12-26'],
    ['ES', '01-01 05-01 12-25 12-26'],
    ['FUND', '01-01 12-25'],
    ['FUT', '01-01 12-25'],
    ['CRYPTO', ''],
    ['FX', ''],
  ] as const)('of %s: %s', (code, dates) => {
    const closed = new Set<string>()
    // Seven years have every date on a weekday at least once.
    for (let year = 2024; year <= 2030; year += 1) {
      const from = toDayNumber({ year, month: 1, day: 1 })
      for (let at = from; at < toDayNumber({ year: year + 1, month: 1, day: 1 }); at += 1) {
        const isWeekend = (at + 3) % 7 >= 5
        if (!isTradingDay(code, at) && !isWeekend) closed.add(dayLabel(at).slice(5))
      }
    }
    expect([...closed].sort().join(' ')).toBe(dates)
  })

  it('Saturday and Sunday are trading days of digital currency alone', () => {
    const [saturday, sunday] = [day('2026-03-07'), day('2026-03-08')]
    expect(CALENDAR_CODES.filter((code) => isTradingDay(code, saturday))).toEqual(['CRYPTO'])
    expect(CALENDAR_CODES.filter((code) => isTradingDay(code, sunday))).toEqual(['CRYPTO'])
  })
})

describe('around a holiday', () => {
  // New Year's Day 2026 is a Thursday; Christmas 2026 a Friday.
  it('the trading day after it is the next weekday', () => {
    expect(dayLabel(nextTradingDay('MY', day('2025-12-31')))).toBe('2026-01-02')
    expect(dayLabel(nextTradingDay('MY', day('2026-01-01')))).toBe('2026-01-02')
    expect(dayLabel(nextTradingDay('US', day('2026-12-24')))).toBe('2026-12-28')
    expect(dayLabel(previousTradingDay('MY', day('2026-01-02')))).toBe('2025-12-31')
  })

  it('the figures of the day before count until the next open', () => {
    expect(dayLabel(tradingDayOf('MY', utc('2026-01-01T03:00')))).toBe('2025-12-31')
    expect(dayLabel(tradingDayOf('MY', utc('2026-01-02T00:59')))).toBe('2025-12-31')
    expect(dayLabel(tradingDayOf('MY', utc('2026-01-02T01:00')))).toBe('2026-01-02')
  })

  it('an order belongs to the next trading day, and a trade settles two trading days on', () => {
    expect(dayLabel(orderDayOf('MY', utc('2026-01-01T03:00')))).toBe('2026-01-02')
    expect(dayLabel(settlementDay('MY', utc('2025-12-31T02:00'), 2))).toBe('2026-01-05')
  })

  it('the market opens again in the morning of the next trading day', () => {
    const { nextChange, state } = marketState('MY', utc('2026-01-01T03:00'))
    expect([state, nextChange]).toEqual(['closed', utc('2026-01-02T01:00')])
  })
})
