import { expect, it } from 'vitest'
import { zero } from '../../../domain/money/decimal.ts'
import { axisLabel, axisParts } from '../lineHistory.ts'
import { chartTimes } from '../times.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 4, 30)
const of = (days: number) => [START, START + days * DAY].map((at) => ({ at, value: zero }))
const times = chartTimes('en-GB', 'UTC', 'day')

it.each([1, 1.5, 2, 2.9, 3, 4, 30, 300])('names no day twice on an axis of %d days', (days) => {
  const points = of(days)
  const parts = axisParts(points)
  const label = axisLabel(points, times)
  const labels = Array.from({ length: parts + 1 }, (_, nth) => label(START + (nth * days * DAY) / parts))
  expect(new Set(labels).size).toBe(labels.length)
})

it('names the time within a day, and the month in a long history', () => {
  expect(axisLabel(of(0.5), times)(START)).toBe('00:00')
  expect(axisLabel(of(500), times)(START)).toBe('May 2026')
})
