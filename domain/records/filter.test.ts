import { describe, expect, it } from 'vitest'
import { type Day, formatIsoDay, parseIsoDay } from '../calendar/day.ts'
import { canConfirm, dateProblem } from '../calendar/picker.ts'
import { filterBounds, presetRange, RANGE_PRESETS } from './filter.ts'

const on = (text: string): Day => {
  const day = parseIsoDay(text)
  if (day === undefined) throw new Error(text)
  return day
}
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
})
