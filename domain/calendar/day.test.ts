import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compareDays,
  daysInMonth,
  formatIsoDay,
  fromDayNumber,
  parseIsoDay,
  toDayNumber,
  weekdayOf,
  dayLabel,
  mondayOf,
  parseDay,
} from './day.ts'

describe('civil days', () => {
  it('counts from 1970-01-01, a Thursday', () => {
    expect(toDayNumber({ year: 1970, month: 1, day: 1 })).toBe(0)
    expect(weekdayOf(0)).toBe(4)
    expect(toDayNumber({ year: 2000, month: 2, day: 29 })).toBe(11_016)
    expect(dayLabel(20_520)).toBe('2026-03-08')
    expect(weekdayOf(20_520)).toBe(0)
    expect(dayLabel(mondayOf(20_520))).toBe('2026-03-02')
  })

  it('turns any day into its date and back, one day at a time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        expect(toDayNumber(fromDayNumber(day))).toBe(day)
        expect((weekdayOf(day) + 1) % 7).toBe(weekdayOf(day + 1))
      }),
    )
  })

  it('knows the last day of four hundred years, and writes years with four digits', () => {
    expect(fromDayNumber(11_016)).toEqual({ year: 2000, month: 2, day: 29 })
    expect(dayLabel(toDayNumber({ year: 2400, month: 2, day: 29 }))).toBe('2400-02-29')
    expect(dayLabel(toDayNumber({ year: 1900, month: 3, day: 1 }) - 1)).toBe('1900-02-28')
    expect(dayLabel(toDayNumber({ year: 987, month: 6, day: 5 }))).toBe('0987-06-05')
  })

  it('reads labels of real days only', () => {
    expect(parseDay('2024-02-29')).toBe(toDayNumber({ year: 2024, month: 2, day: 29 }))
    for (const text of ['2023-02-29', '2024-13-01', '2024-00-10', '2024-2-9', '2024-02-09T', ' 2024-02-09', '', 'x'])
      expect(parseDay(text)).toBeUndefined()
  })
})

const read = (text: string) => {
  const day = parseIsoDay(text)
  if (day === undefined) throw new Error(text)
  return day
}
const iso = (text: string, move: (day: ReturnType<typeof read>) => ReturnType<typeof read>) =>
  formatIsoDay(move(read(text)))

it('counts from 1 January 1970', () => {
  expect(toDayNumber(read('1970-01-01'))).toBe(0)
  expect(toDayNumber(read('2000-03-01'))).toBe(11_017)
  expect(toDayNumber(read('1969-12-31'))).toBe(-1)
})

it('agrees with the calendar of the machine', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
      const day = fromDayNumber(number)
      const host = new Date(number * 86_400_000)
      expect([day.year, day.month, day.day]).toEqual([host.getUTCFullYear(), host.getUTCMonth() + 1, host.getUTCDate()])
      expect(weekdayOf(toDayNumber(day))).toBe(host.getUTCDay())
      expect(toDayNumber(day)).toBe(number)
    }),
  )
})

describe('moving', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-01-31', -13, '2024-12-31'],
  ])('%s by %i months is %s', (from, months, to) => expect(iso(from, (day) => addMonths(day, months))).toBe(to))

  it('crosses a leap day', () => {
    expect(iso('2028-02-28', (day) => addDays(day, 1))).toBe('2028-02-29')
    expect(iso('2100-02-28', (day) => addDays(day, 1))).toBe('2100-03-01')
  })

  it('a later month is never an earlier day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 60 }), (number, months) => {
        expect(compareDays(addMonths(fromDayNumber(number), months), fromDayNumber(number))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '', '2026-01-00', '2026-04-31'])(
  'refuses %j',
  (text) => expect(parseIsoDay(text)).toBeUndefined(),
)

it('knows short Februaries', () => {
  expect([2024, 2025, 2000, 1900].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28])
})
