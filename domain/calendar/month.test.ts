import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isMonth, monthBounds, monthOf, nextMonth, previousMonth } from './month.ts'

it('has its bounds in UTC', () => {
  expect(monthBounds('2026-12')).toEqual([Date.parse('2026-12-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z')])
  expect(monthOf(Date.parse('2026-02-28T23:59:59.999Z'))).toBe('2026-02')
  expect([previousMonth('2026-01'), nextMonth('2026-12')]).toEqual(['2025-12', '2027-01'])
  expect(['2026-13', '2026-00', '26-01', '2026-01-01', ''].filter(isMonth)).toEqual([])
})

it('is four digits of a year and two of a month', () => {
  expect(['2026-01', '2026-10', '2026-12', '0999-09'].filter((text) => !isMonth(text))).toEqual([])
  expect(['6-05', '202a-05', 'x2026-05', '2026-5', '2026-05x', '2026/05'].filter(isMonth)).toEqual([])
  expect(previousMonth('1000-01')).toBe('0999-12')
})

it('contains exactly the instants between its bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_000_000_000_000 }), (at) => {
      const month = monthOf(at)
      const [from, to] = monthBounds(month)
      expect(from <= at && at < to).toBe(true)
      expect(monthBounds(nextMonth(month))[0]).toBe(to)
      expect(previousMonth(nextMonth(month))).toBe(month)
    }),
  )
})
