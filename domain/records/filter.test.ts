import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, formatIsoDay, fromDayNumber, isSameDay, parseIsoDay } from '../calendar/day.ts'
import { canConfirm, dateProblem, dayCount } from '../calendar/picker.ts'
import { filterBounds, isInRange, presetRange, RANGE_PRESETS } from './filter.ts'

const on = (text: string): Day => {
  const day = parseIsoDay(text)
  if (day === undefined) throw new Error(text)
  return day
}
const days = fc.integer({ min: 10_000, max: 30_000 }).map(fromDayNumber)
const range = (from: string | null, to: string | null) =>
  ({ kind: 'range', from: from === null ? null : on(from), to: to === null ? null : on(to) }) as const

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

  it.each([
    ['2026-03-09', false],
    ['2026-03-10', true],
    ['2026-03-12', true],
    ['2026-03-13', false],
  ])('from 10 to 12 March take %s: %s', (day, taken) =>
    expect(isInRange(on(day), { from: on('2026-03-10'), to: on('2026-03-12') })).toBe(taken),
  )

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
