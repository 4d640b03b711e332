import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CALENDAR_CODES, CALENDARS } from './calendars.ts'
import { parseDay } from './day.ts'
import { instantOf, isInstant, isSinceDayOf, localDay, localMinute, offsetAt } from './zone.ts'

const HOUR = 3_600_000
const day = (label: string): number => parseDay(label) ?? Number.NaN
const utc = (label: string, hour: number, minute = 0): number => day(label) * 24 * HOUR + hour * HOUR + minute * 60_000

it('knows an instant that a calendar can show', () => {
  expect([0, -1, 8.64e15, -8.64e15].map(isInstant)).toEqual([true, true, true, true])
  expect([8.64e15 + 1, -8.64e15 - 1, 0.5, Number.NaN, Infinity].filter(isInstant)).toEqual([])
})

describe('zones', () => {
  it('changes the offset in the very minute of the change', () => {
    expect(offsetAt('America/New_York', utc('2026-03-08', 7) - 1)).toBe(-5 * HOUR)
    expect(offsetAt('America/New_York', utc('2026-03-08', 7))).toBe(-4 * HOUR)
    expect(offsetAt('Europe/Rome', utc('2026-10-25', 1) - 1)).toBe(2 * HOUR)
    expect(offsetAt('Europe/Rome', utc('2026-10-25', 1))).toBe(HOUR)
    expect(offsetAt('Asia/Kuala_Lumpur', utc('2026-07-01', 0))).toBe(8 * HOUR)
  })

  it('counts the minutes and seconds of an offset', () => {
    expect(offsetAt('Asia/Kolkata', utc('2026-07-01', 0))).toBe(5.5 * HOUR)
    // Liberia was 44 minutes and 30 seconds behind until 1972.
    expect(offsetAt('Africa/Monrovia', utc('1970-06-01', 0))).toBe(-2_670_000)
  })

  it('maps wall times to instants around a change', () => {
    const at = (label: string, minutes: number) => instantOf('America/New_York', day(label), minutes)
    expect(at('2026-03-06', 570)).toBe(utc('2026-03-06', 14, 30))
    expect(at('2026-03-09', 570)).toBe(utc('2026-03-09', 13, 30))
    // 02:30 does not exist on the 8th: an hour after the change. 01:30 comes twice on 1 November: the first.
    expect(at('2026-03-08', 150)).toBe(utc('2026-03-08', 7, 30))
    expect(at('2026-11-01', 90)).toBe(utc('2026-11-01', 5, 30))
    // The evening before.
    expect(at('2026-03-09', -420)).toBe(utc('2026-03-08', 21))
  })

  it('agrees with the host everywhere and goes round', () => {
    const zones = CALENDAR_CODES.map((code) => CALENDARS[code].zone)
    const instant = fc.integer({ min: utc('2022-01-01', 0), max: utc('2031-12-31', 0) })
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
        const shown = new Intl.DateTimeFormat('en-GB', {
          timeZone: zone,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }).format(at)
        const minute = localMinute(zone, at)
        expect(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`).toBe(
          shown,
        )
        const there = instantOf(zone, localDay(zone, at), minute)
        expect(localMinute(zone, there)).toBe(minute)
        expect(localDay(zone, there)).toBe(localDay(zone, at))
      }),
    )
  })

  it('compares the local days of two instants within some days, also where a day has 25 hours', () => {
    const before = fc.integer({ min: -3 * 24 * HOUR, max: 3 * 24 * HOUR })
    const around = fc.constantFrom(utc('2026-03-08', 7), utc('2026-11-01', 6), utc('2026-07-01', 0))
    const zone = fc.constantFrom('America/New_York', 'Asia/Kuala_Lumpur', 'Pacific/Kiritimati')
    fc.assert(
      fc.property(zone, around, before, before, (of, middle, one, two) => {
        const [other, at] = [middle + one, middle + two]
        expect(isSinceDayOf(of, other, at)).toBe(localDay(of, at) >= localDay(of, other))
      }),
    )
    expect(isSinceDayOf('Etc/UTC', utc('2026-07-02', 23, 59), utc('2026-07-02', 0))).toBe(true)
    expect(isSinceDayOf('Etc/UTC', utc('2026-07-03', 0), utc('2026-07-02', 23, 59))).toBe(false)
  })

  it('asks the host once for the ends of a week and for a change in it', () => {
    vi.stubGlobal('Temporal', undefined)
    const { DateTimeFormat } = Intl
    const asked = vi.spyOn(DateTimeFormat.prototype, 'formatToParts')
    let made = 0
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (format, options) => {
        made += 1
        return Reflect.construct(format, options)
      },
    })
    onTestFinished(() => {
      asked.mockRestore()
      vi.unstubAllGlobals()
      Intl.DateTimeFormat = DateTimeFormat
    })
    // Lisbon goes to summer time at 01:00 UTC on Sunday, 29 March; a week of this count begins on a Thursday.
    const week = [utc('2026-03-26', 0), utc('2026-03-29', 1), utc('2026-04-01', 23, 59)]
    expect(week.map((at) => offsetAt('Europe/Lisbon', at))).toEqual([0, HOUR, HOUR])
    const first = asked.mock.calls.length
    expect(first).toBeGreaterThan(2)
    expect(week.map((at) => offsetAt('Europe/Lisbon', at + 1_000))).toEqual([0, HOUR, HOUR])
    expect([asked.mock.calls.length, made]).toEqual([first, 1])
  })

  it('asks Temporal where the host has it', () => {
    const offsets = new Map([['Test/Ahead', 18_000e9]])
    const toZonedDateTimeISO = (zone: string) => ({ offsetNanoseconds: offsets.get(zone) })
    vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO }) } })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(offsetAt('Test/Ahead', 0)).toBe(5 * HOUR)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => offsetAt('Mars/Olympus', 0)).toThrow(RangeError)
  })
})
