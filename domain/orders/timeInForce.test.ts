import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALENDAR_CODES } from '../calendar/calendars.ts'
import { parseDay } from '../calendar/day.ts'
import { isTradingDay } from '../calendar/sessions.ts'
import { tradingDayOf } from '../calendar/tradingDays.ts'
import {
  dayOrderExpiry,
  goodUntilRange,
  LONGEST_WAIT,
  orderExpiry,
  type TimeInForce,
  timeInForceProblem,
} from './order.ts'

const TIMES_IN_FORCE: ReadonlyArray<TimeInForce> = ['day', 'gtc', 'gtd', 'ioc', 'fok']

/** Friday 2026-06-12, ten in the morning in Kuala Lumpur. */
const FRIDAY = Date.parse('2026-06-12T02:00:00Z')
const day = (label: string) => parseDay(label) ?? 0
const expiry = (timeInForce: TimeInForce, goodUntil?: string) =>
  new Date(
    orderExpiry('MY', { timeInForce, ...(goodUntil !== undefined && { goodUntil: day(goodUntil) }) }, FRIDAY),
  ).toISOString()

describe('when an order expires', () => {
  it.each([
    ['day', undefined, '2026-06-12T09:00:00.000Z'],
    ['ioc', undefined, '2026-06-12T09:00:00.000Z'],
    ['fok', undefined, '2026-06-12T09:00:00.000Z'],
    ['gtd', '2026-06-12', '2026-06-12T09:00:00.000Z'],
    ['gtd', '2026-06-16', '2026-06-16T09:00:00.000Z'],
    // A Sunday: the Friday before it.
    ['gtd', '2026-06-21', '2026-06-19T09:00:00.000Z'],
    // The weekend after the order's own day.
    ['gtd', '2026-06-14', '2026-06-12T09:00:00.000Z'],
    ['gtc', undefined, '2026-09-10T09:00:00.000Z'],
  ] as const)('%s %s', (timeInForce, goodUntil, at) => {
    expect(expiry(timeInForce, goodUntil)).toBe(at)
  })

  it('is never before a day order, and at most 90 days after it, in every market (property)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CALENDAR_CODES),
        fc.constantFrom(...TIMES_IN_FORCE),
        fc.integer({ min: 0, max: 4 * 365 * 24 }),
        fc.integer({ min: 0, max: LONGEST_WAIT }),
        (calendar, timeInForce, hour, after) => {
          const at = Date.parse('2025-01-01T00:30:00Z') + hour * 3_600_000
          const goodUntil = goodUntilRange(calendar, at).first + after
          const terms = { timeInForce, ...(timeInForce === 'gtd' && { goodUntil }) }
          expect(timeInForceProblem({ ...terms, type: 'limit' }, calendar, at)).toBeUndefined()
          const expires = orderExpiry(calendar, terms, at)
          const earliest = dayOrderExpiry(calendar, at)
          expect(expires).toBeGreaterThanOrEqual(earliest)
          expect(expires).toBeLessThanOrEqual(earliest + (LONGEST_WAIT + 1) * 86_400_000)
          expect(isTradingDay(calendar, tradingDayOf(calendar, expires - 1))).toBe(true)
        },
      ),
    )
  })
})

describe('a time in force', () => {
  const problem = (timeInForce: TimeInForce, type: 'limit' | 'market', goodUntil?: string, isDayTrade = false) =>
    timeInForceProblem(
      { timeInForce, type, ...(goodUntil !== undefined && { goodUntil: day(goodUntil) }) },
      'MY',
      FRIDAY,
      isDayTrade,
    )

  it.each([
    ['day', 'market', undefined, false, undefined],
    ['ioc', 'market', undefined, false, undefined],
    ['fok', 'limit', undefined, true, undefined],
    ['gtc', 'limit', undefined, false, undefined],
    ['gtc', 'market', undefined, false, 'time-in-force-not-offered'],
    ['gtc', 'limit', undefined, true, 'time-in-force-not-offered'],
    ['gtd', 'limit', undefined, false, 'time-in-force-not-offered'],
    ['gtd', 'market', '2026-06-16', false, 'time-in-force-not-offered'],
    ['day', 'limit', '2026-06-16', false, 'time-in-force-not-offered'],
    ['gtd', 'limit', '2026-06-11', false, 'good-until-out-of-range'],
    ['gtd', 'limit', '2026-06-12', false, undefined],
    ['ioc', 'limit', '2026-06-16', false, 'time-in-force-not-offered'],
    ['gtd', 'limit', '2026-06-16', true, 'time-in-force-not-offered'],
    ['gtd', 'limit', '2026-09-10', false, undefined],
    ['gtd', 'limit', '2026-09-11', false, 'good-until-out-of-range'],
  ] as const)('%s of a %s order until %s, day trade %s: %s', (timeInForce, type, until, isDayTrade, expected) => {
    expect(problem(timeInForce, type, until, isDayTrade)).toBe(expected)
  })
})
