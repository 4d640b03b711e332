import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../money/decimal.ts'
import { changesSince, sharedPlace } from './comparing.ts'

const prices = [
  { place: 2, price: decimal('8.00') },
  { place: 3, price: decimal('10.00') },
  { place: 5, price: decimal('9.00') },
]
const changes = (places: ReadonlyArray<number>) =>
  changesSince(places, prices).map((change) => change && Number(formatDecimal(change)))

it('counts from the first place that is asked for and has a price', () => {
  expect(changes([2, 3, 4, 5, 6])).toEqual([0, 25, 25, 12.5, 12.5])
  expect(changes([0, 1, 2, 3])).toEqual([null, null, 0, 25])
  // The left edge lies between two prices: the last one before it counts.
  expect(changes([4, 5])).toEqual([0, -10])
  expect(changes([0, 1])).toEqual([null, null])
  expect(changesSince([1], [])).toEqual([null])
})

it('has no change since a price of zero', () => {
  expect(changesSince([1, 2], [{ place: 1, price: decimal('0') }])).toEqual([null, null])
})

it('places days, weeks and months of two zones by their own calendars', () => {
  const [malaysia, york] = ['Asia/Kuala_Lumpur', 'America/New_York']
  // Monday 1 June 2026, 09:00 in Kuala Lumpur and 09:30 in New York.
  const [early, late] = [Date.UTC(2026, 5, 1, 1), Date.UTC(2026, 5, 1, 13, 30)]
  for (const range of ['day', 'week', 'month'] as const) {
    expect(sharedPlace(range, malaysia, early)).toBe(sharedPlace(range, york, late))
    const before = Date.UTC(2026, 4, 29, 13, 30)
    expect(sharedPlace(range, york, before)).toBeLessThan(sharedPlace(range, malaysia, early))
  }
  // Wednesday 3 June 2026 is day 20,607 since 1970, its Monday 20,605.
  const wednesday = Date.UTC(2026, 5, 3, 1)
  expect(sharedPlace('day', malaysia, wednesday)).toBe(20_607)
  expect(sharedPlace('week', malaysia, wednesday)).toBe(20_605)
  expect(sharedPlace('month', malaysia, wednesday)).toBe(sharedPlace('month', malaysia, Date.UTC(2026, 5, 30)))
  // One month after another, over the end of a year too.
  const months = [Date.UTC(2026, 10, 15), Date.UTC(2026, 11, 15), Date.UTC(2027, 0, 15)]
  const [november = 0, ...later] = months.map((at) => sharedPlace('month', malaysia, at))
  expect(later).toEqual([november + 1, november + 2])
  // The first trading day of a week may be a Tuesday.
  expect(sharedPlace('week', york, late)).toBe(sharedPlace('week', york, late + 86_400_000))
  expect(sharedPlace('5min', york, late)).toBe(late)
  expect(sharedPlace('time-share', malaysia, early)).toBe(early)
})
