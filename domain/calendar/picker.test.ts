import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, formatIsoDay, fromDayNumber, isSameDay, parseIsoDay, weekdayOf } from './day.ts'
import { filterBounds, isInRange, presetRange, RANGE_PRESETS } from './filter.ts'
import { canConfirm, dateProblem, dayCount, defaultBounds, monthWeeks, tapRange } from './picker.ts'

const on = (text: string): Day => {
  const day = parseIsoDay(text)
  if (day === undefined) throw new Error(text)
  return day
}
const days = fc.integer({ min: 10_000, max: 30_000 }).map(fromDayNumber)

const bounds = { min: on('2026-01-01'), max: on('2026-06-30') }
const range = (from: string | null, to: string | null) =>
  ({ kind: 'range', from: from === null ? null : on(from), to: to === null ? null : on(to) }) as const

it('reaches six months ahead unless told otherwise', () => {
  const { min, max } = defaultBounds(on('2026-08-31'))
  expect([formatIsoDay(min), formatIsoDay(max)]).toEqual(['2026-08-31', '2027-02-28'])
})

describe('confirming', () => {
  it('waits for the day', () => {
    expect(canConfirm({ kind: 'single', day: null }, bounds)).toBe(false)
    expect(canConfirm({ kind: 'single', day: on('2026-02-01') }, bounds)).toBe(true)
  })

  it('waits for both ends', () => {
    expect(canConfirm(range(null, null), bounds)).toBe(false)
    expect(canConfirm(range('2026-02-01', null), bounds)).toBe(false)
    expect(canConfirm(range('2026-02-01', '2026-02-01'), bounds)).toBe(true)
  })

  it('refuses more days than allowed, counting both ends', () => {
    const week = { ...bounds, maxDays: 7 }
    expect(canConfirm(range('2026-02-01', '2026-02-07'), week)).toBe(true)
    expect(dateProblem(range('2026-02-01', '2026-02-08'), week)).toEqual({ code: 'too-many-days', maxDays: 7 })
    expect(canConfirm(range('2026-02-01', '2026-02-08'), week)).toBe(false)
  })

  it('refuses days outside and ranges backwards', () => {
    expect(dateProblem({ kind: 'single', day: on('2026-07-01') }, bounds)).toEqual({ code: 'out-of-bounds' })
    expect(dateProblem(range('2025-12-31', null), bounds)).toEqual({ code: 'out-of-bounds' })
    expect(dateProblem(range('2026-02-02', '2026-02-01'), bounds)).toEqual({ code: 'reversed' })
  })
})

it('taps never make a backward range', () => {
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 8 }), (taps) => {
      const end = taps.reduce<{ from: Day | null; to: Day | null }>(tapRange, { from: null, to: null })
      expect(end.from).not.toBeNull()
      if (end.from !== null && end.to !== null) expect(dayCount(end.from, end.to)).toBeGreaterThanOrEqual(1)
    }),
  )
})

it('a third tap starts anew', () => {
  expect(tapRange(range('2026-02-01', '2026-02-03'), on('2026-02-05'))).toEqual(range('2026-02-05', null))
})

it('lays every month out in whole weeks from Sunday', () => {
  fc.assert(
    fc.property(days, ({ year, month }) => {
      const weeks = monthWeeks(year, month)
      for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
      const own = weeks.flat().filter((day) => day.month === month && day.year === year)
      expect(own.map((day) => day.day)).toEqual(own.map((_, at) => at + 1))
      expect(own.length).toBeGreaterThanOrEqual(28)
    }),
  )
})

describe('filters', () => {
  it('reach back from today', () => {
    const today = on('2026-03-31')
    const starts = RANGE_PRESETS.map((preset) => presetRange(preset, today).from)
    expect(starts.map((day) => (day === null ? null : formatIsoDay(day)))).toEqual([
      null,
      '2026-03-31',
      '2026-03-25',
      '2026-03-01',
      '2026-01-01',
      '2025-04-01',
    ])
  })

  it('take chosen days of the last five years, a leap year at a time', () => {
    const chosen = filterBounds(on('2028-02-29'))
    expect(canConfirm(range('2027-02-28', '2028-02-28'), chosen)).toBe(true)
    expect(dateProblem(range('2027-02-28', '2028-02-29'), chosen)).toEqual({ code: 'too-many-days', maxDays: 366 })
    expect(dateProblem(range('2023-02-27', null), chosen)).toEqual({ code: 'out-of-bounds' })
    expect(dateProblem(range('2023-02-28', null), chosen)).toBeUndefined()
    expect(dateProblem(range('2028-03-01', null), chosen)).toEqual({ code: 'out-of-bounds' })
  })

  it('hold both their ends and nothing outside', () => {
    fc.assert(
      fc.property(days, days, days, (from, to, day) => {
        const inside = isInRange(day, { from, to })
        if (inside) expect(dayCount(from, to)).toBeGreaterThanOrEqual(1)
        if (isSameDay(day, from)) expect(isInRange(day, { from, to: null })).toBe(true)
        expect(isInRange(day, { from: null, to: null })).toBe(true)
        expect(inside).toBe(isInRange(day, { from, to: null }) && isInRange(day, { from: null, to }))
      }),
    )
  })
})
