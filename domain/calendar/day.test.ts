import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compareDays,
  daysInMonth,
  formatIsoDay,
  fromDayNumber,
  isSameDay,
  parseIsoDay,
  toDayNumber,
  weekdayOf,
} from './day.ts'

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

it('tells whether two days are the same', () => {
  expect(isSameDay(read('2026-03-08'), read('2026-03-08'))).toBe(true)
  expect(isSameDay(read('2026-03-08'), read('2026-03-09'))).toBe(false)
})

it('agrees with the calendar of the machine', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
      const day = fromDayNumber(number)
      const host = new Date(number * 86_400_000)
      expect([day.year, day.month, day.day]).toEqual([host.getUTCFullYear(), host.getUTCMonth() + 1, host.getUTCDate()])
      expect(weekdayOf(day)).toBe(host.getUTCDay())
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
