import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDate, dayLabel, dayNumber, mondayOf, parseDay, weekdayOf } from './civil.ts'

describe('civil days', () => {
  it('counts from 1970-01-01, a Thursday', () => {
    expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0)
    expect(weekdayOf(0)).toBe(4)
    expect(dayNumber({ year: 2000, month: 2, day: 29 })).toBe(11_016)
    expect(dayLabel(20_520)).toBe('2026-03-08')
    expect(weekdayOf(20_520)).toBe(0)
    expect(dayLabel(mondayOf(20_520))).toBe('2026-03-02')
  })

  it('turns any day into its date and back, one day at a time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        expect(dayNumber(civilDate(day))).toBe(day)
        expect((weekdayOf(day) + 1) % 7).toBe(weekdayOf(day + 1))
      }),
    )
  })

  it('knows the last day of four hundred years, and writes years with four digits', () => {
    expect(civilDate(11_016)).toEqual({ year: 2000, month: 2, day: 29 })
    expect(dayLabel(dayNumber({ year: 2400, month: 2, day: 29 }))).toBe('2400-02-29')
    expect(dayLabel(dayNumber({ year: 1900, month: 3, day: 1 }) - 1)).toBe('1900-02-28')
    expect(dayLabel(dayNumber({ year: 987, month: 6, day: 5 }))).toBe('0987-06-05')
  })

  it('reads labels of real days only', () => {
    expect(parseDay('2024-02-29')).toBe(dayNumber({ year: 2024, month: 2, day: 29 }))
    for (const text of ['2023-02-29', '2024-13-01', '2024-00-10', '2024-2-9', '2024-02-09T', ' 2024-02-09', '', 'x'])
      expect(parseDay(text)).toBeUndefined()
  })
})
