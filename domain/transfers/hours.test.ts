import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseIsoDay, toDayNumber } from '../calendar/day.ts'
import {
  closeOfWork,
  depositDueBy,
  DEPOSIT_HOURS,
  FUNDS_ZONE,
  fundsDayOf,
  isOpenAt,
  processingStart,
  WITHDRAWAL_HOURS,
} from './hours.ts'

/** "2026-03-02 08:30" in Kuala Lumpur as epoch milliseconds. 2 March 2026 is a Monday. */
const inKualaLumpur = (text: string): number => {
  const [date = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = parseIsoDay(date)
  if (day === undefined) throw new Error(text)
  return toDayNumber(day) * 86_400_000 + ((hours - 8) * 60 + minutes) * 60_000
}

it('agrees with the zone of that name', () => {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: FUNDS_ZONE,
    timeStyle: 'short',
    dateStyle: 'short',
  })
  expect(shown.format(inKualaLumpur('2026-03-02 08:30'))).toBe('02/03/2026, 08:30')
  expect(shown.format(inKualaLumpur('2026-08-02 00:10'))).toBe('02/08/2026, 00:10')
})

it('begins a day at midnight in Kuala Lumpur', () => {
  const day = fundsDayOf(inKualaLumpur('2026-03-02 00:00'))
  expect(fundsDayOf(inKualaLumpur('2026-03-02 23:59'))).toBe(day)
  expect(fundsDayOf(inKualaLumpur('2026-03-01 23:59'))).toBe(day - 1)
})

describe('withdrawals', () => {
  it.each([
    ['2026-03-02 08:29', false],
    ['2026-03-02 08:30', true],
    ['2026-03-02 16:59', true],
    ['2026-03-02 17:00', false],
    ['2026-03-06 12:00', true],
    ['2026-03-07 12:00', false],
    ['2026-03-08 12:00', false],
  ])('at %s open: %s', (at, open) => expect(isOpenAt(WITHDRAWAL_HOURS, inKualaLumpur(at))).toBe(open))

  it.each([
    ['2026-03-02 12:00', '2026-03-02 12:00'],
    ['2026-03-02 01:00', '2026-03-02 08:30'],
    ['2026-03-02 17:00', '2026-03-03 08:30'],
    ['2026-03-06 20:00', '2026-03-09 08:30'],
    ['2026-03-07 03:00', '2026-03-09 08:30'],
  ])('submitted %s is processed from %s', (at, from) =>
    expect(processingStart(WITHDRAWAL_HOURS, inKualaLumpur(at))).toBe(inKualaLumpur(from)),
  )

  it.each([
    ['2026-03-02 12:00', '2026-03-02 17:00'],
    ['2026-03-02 17:00', '2026-03-03 17:00'],
    ['2026-03-07 03:00', '2026-03-09 17:00'],
  ])('submitted %s is processed by %s', (at, by) =>
    expect(closeOfWork(WITHDRAWAL_HOURS, inKualaLumpur(at))).toBe(inKualaLumpur(by)),
  )
})

it.each([
  ['2026-03-02 10:00', '2026-03-04 10:00'],
  ['2026-03-05 10:00', '2026-03-09 10:00'],
  ['2026-03-06 19:29', '2026-03-10 19:29'],
  ['2026-03-06 19:30', '2026-03-11 09:30'],
  ['2026-03-02 09:29', '2026-03-04 09:30'],
  ['2026-03-02 09:30', '2026-03-04 09:30'],
])('a deposit of %s has arrived by %s', (at, by) => expect(depositDueBy(inKualaLumpur(at))).toBe(inKualaLumpur(by)))

it('work starts at an open moment, never before the request, and not while it was already open', () => {
  const hours = fc.constantFrom(WITHDRAWAL_HOURS, DEPOSIT_HOURS)
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 4_000_000_000_000 }), (service, at) => {
      const start = processingStart(service, at)
      expect(isOpenAt(service, start)).toBe(true)
      expect(start).toBeGreaterThanOrEqual(at)
      expect(start === at).toBe(isOpenAt(service, at))
      expect(start - at).toBeLessThan(3 * 86_400_000)
    }),
  )
})
