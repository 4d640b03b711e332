import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALENDAR_CODES, type CalendarCode } from '../calendar/calendars.ts'
import { dayLabel, parseDay, weekdayOf } from '../calendar/day.ts'
import { isTradingDay, openOf } from '../calendar/sessions.ts'
import {
  isSchedule,
  LAST_DAY,
  nextPlanDay,
  periodOf,
  plannedDay,
  reminderOf,
  RHYTHMS,
  type Rhythm,
  type Schedule,
} from './schedule.ts'

const monthly = (day: number): Schedule => ({ rhythm: 'monthly', day })
const weekly = (day: number): Schedule => ({ rhythm: 'weekly', day })
const day = (label: string) => parseDay(label) ?? 0
const next = (
  schedule: Schedule,
  after: string,
  { calendar = 'MY', tried }: { calendar?: CalendarCode; tried?: string } = {},
) => {
  const found = nextPlanDay(calendar, schedule, Date.parse(after), tried === undefined ? undefined : day(tried))
  return `${dayLabel(found.planned)} ${dayLabel(found.day)}`
}

describe('the day of a purchase', () => {
  it.each([
    // A Monday, nine o'clock in Kuala Lumpur is the opening.
    [weekly(1), '2026-02-02T00:59:59Z', '2026-02-02 2026-02-02'],
    [weekly(1), '2026-02-02T01:00:00Z', '2026-02-09 2026-02-09'],
    [weekly(5), '2026-02-02T01:00:00Z', '2026-02-06 2026-02-06'],
    [monthly(15), '2026-02-02T01:00:00Z', '2026-02-15 2026-02-16'],
    // Shorter months: their last day, here a Saturday, so the purchase is in the next month.
    [monthly(31), '2026-02-02T01:00:00Z', '2026-02-28 2026-03-02'],
    [monthly(30), '2026-04-02T01:00:00Z', '2026-04-30 2026-04-30'],
    // It moved into March, so it is still ahead on the first of March.
    [monthly(31), '2026-03-01T01:00:00Z', '2026-02-28 2026-03-02'],
    // Labour Day, a Friday.
    [weekly(5), '2026-04-27T01:00:00Z', '2026-05-01 2026-05-04'],
    // New Year's Day, a Thursday.
    [monthly(1), '2025-12-30T01:00:00Z', '2026-01-01 2026-01-02'],
  ])('%o after %s is %s', (schedule, after, expected) => {
    expect(next(schedule, after)).toBe(expected)
  })

  it('has one try in a period, also where the day is changed', () => {
    expect(next(weekly(4), '2026-02-02T02:00:00Z', { tried: '2026-02-02' })).toBe('2026-02-12 2026-02-12')
    expect(next(monthly(20), '2026-02-02T02:00:00Z', { tried: '2026-02-02' })).toBe('2026-03-20 2026-03-20')
    // The try belongs to the week of its planned day, not to that of the Monday on which it was made.
    expect(next(weekly(2), '2026-05-04T02:00:00Z', { tried: '2026-05-01' })).toBe('2026-05-05 2026-05-05')
  })

  it('moves over all holidays of a market, and never onto the day of the purchase before', () => {
    // Tokyo closes from 31 December to 3 January, in 2027 a Sunday.
    expect(next(monthly(31), '2026-12-29T02:00:00Z', { calendar: 'JP' })).toBe('2026-12-31 2027-01-04')
    // A Friday's purchase that moved to Monday: changed to Mondays, the plan goes on a week later.
    expect(next(weekly(1), '2026-05-04T00:00:00Z', { tried: '2026-05-01' })).toBe('2026-05-11 2026-05-11')
  })

  it('is reminded of at the opening of the third trading day before it', () => {
    const found = nextPlanDay('MY', weekly(1), Date.parse('2026-02-03T01:00:00Z'))
    expect(dayLabel(found.day)).toBe('2026-02-09')
    expect(new Date(reminderOf('MY', found)).toISOString()).toBe('2026-02-04T01:00:00.000Z')
  })

  it('names a weekday from Monday to Friday or a day of a month', () => {
    expect([weekly(0), weekly(6), monthly(0), monthly(32), weekly(1.5)].map(isSchedule)).toEqual(Array(5).fill(false))
    expect([weekly(1), weekly(5), monthly(1), monthly(31)].map(isSchedule)).toEqual(Array(4).fill(true))
  })
})

const schedule = fc
  .constantFrom(...RHYTHMS)
  .chain((rhythm: Rhythm) => fc.integer({ min: 1, max: LAST_DAY[rhythm] }).map((one) => ({ rhythm, day: one })))
const calendars = fc.constantFrom(...CALENDAR_CODES.filter((code) => !['FUT', 'CRYPTO', 'FX'].includes(code)))

it('the planned day of a period is in it, on its weekday or its day of the month', () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 40_000 }), (one, at) => {
      const planned = plannedDay(one, periodOf(one.rhythm, at))
      expect(periodOf(one.rhythm, planned)).toBe(periodOf(one.rhythm, at))
      if (one.rhythm === 'weekly') expect(weekdayOf(planned)).toBe(one.day)
      else expect(Number(dayLabel(planned).slice(8))).toBeLessThanOrEqual(one.day)
    }),
  )
})

it('any sequence of changes and pauses tries once in a period, on trading days that go forward', () => {
  const step = fc.record({ change: fc.option(schedule), waits: fc.integer({ min: 0, max: 70 }) })
  fc.assert(
    fc.property(
      calendars,
      schedule,
      fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) }),
      fc.array(step, { minLength: 1, maxLength: 30 }),
      (calendar, first, begin, steps) => {
        let [one, at] = [first, begin]
        let tried: number | undefined
        let bought = Number.NEGATIVE_INFINITY
        for (const { change, waits } of steps) {
          // A pause of some days, or none.
          at += waits * 86_400_000
          one = change ?? one
          const found = nextPlanDay(calendar, one, at, tried)
          expect(found.opensAt).toBeGreaterThan(at)
          expect(found.opensAt).toBe(openOf(calendar, found.day))
          expect(isTradingDay(calendar, found.day)).toBe(true)
          expect(found.day).toBeGreaterThan(bought)
          for (let between = found.planned; between < found.day; between += 1)
            expect(isTradingDay(calendar, between)).toBe(false)
          if (tried !== undefined)
            expect(periodOf(one.rhythm, found.planned)).toBeGreaterThan(periodOf(one.rhythm, tried))
          ;[tried, bought, at] = [found.planned, found.day, found.opensAt]
        }
      },
    ),
  )
})

it('without changes no period is left out', () => {
  fc.assert(
    fc.property(calendars, schedule, fc.integer({ min: 19_000, max: 24_000 }), (calendar, one, begin) => {
      let found = nextPlanDay(calendar, one, begin * 86_400_000)
      for (let times = 0; times < 15; times += 1) {
        const after = nextPlanDay(calendar, one, found.opensAt, found.planned)
        expect(periodOf(one.rhythm, after.planned)).toBe(periodOf(one.rhythm, found.planned) + 1)
        found = after
      }
    }),
  )
})
