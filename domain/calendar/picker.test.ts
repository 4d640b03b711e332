import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, formatIsoDay, fromDayNumber, parseIsoDay } from './day.ts'
import { canConfirm, dateProblem, dayCount, defaultBounds, tapRange } from './picker.ts'

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
    expect(dateProblem(range('2026-06-30', '2026-07-01'), bounds)).toEqual({ code: 'out-of-bounds' })
    expect(dateProblem(range('2026-02-02', '2026-02-01'), bounds)).toEqual({ code: 'reversed' })
    expect(dateProblem(range(null, '2026-02-01'), bounds)).toBeUndefined()
    expect(dateProblem(range('2026-02-01', null), bounds)).toBeUndefined()
    expect(dateProblem(range('2026-01-01', '2026-06-30'), bounds)).toBeUndefined()
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

it('a second tap ends a range on the same or a later day and starts again before', () => {
  const started = range('2026-02-03', null)
  expect(tapRange(started, on('2026-02-05'))).toEqual(range('2026-02-03', '2026-02-05'))
  expect(tapRange(started, on('2026-02-03'))).toEqual(range('2026-02-03', '2026-02-03'))
  expect(tapRange(started, on('2026-02-02'))).toEqual(range('2026-02-02', null))
})

it('a third tap starts again', () => {
  expect(tapRange(range('2026-02-01', '2026-02-03'), on('2026-02-05'))).toEqual(range('2026-02-05', null))
})
