import { describe, expect, it } from 'vitest'
import { parseDay } from '../calendar/day.ts'
import { OFFER_KINDS } from '../contract/enumerations.ts'
import { PAYMENT_RULES } from './offer.ts'
import { SUBSCRIPTION_STATES } from './subscription.ts'
import { timetableOf } from './timetable.ts'

const day = (label: string): number => parseDay(label) ?? Number.NaN
/** Every step of an offer, as instants in UTC. */
const steps = (kind: 'new-share' | 'placement', calendar: 'MY' | 'US', opens: string, closes: string) =>
  Object.fromEntries(
    Object.entries(timetableOf(kind, calendar, { opens: day(opens), closes: day(closes) })).map(([step, at]) => [
      step,
      new Date(at).toISOString().slice(0, 16),
    ]),
  )

describe('the days of an offer, in the market’s zone', () => {
  // Monday 2 to Friday 6 March 2026; Malaysia is eight hours ahead of UTC.
  it('new shares: drawn a trading day after the close, announced the next, delivered three after that', () => {
    expect(steps('new-share', 'MY', '2026-03-02', '2026-03-06')).toEqual({
      opensAt: '2026-03-01T16:00',
      closesAt: '2026-03-06T07:00',
      drawsAt: '2026-03-09T10:00',
      announcedAt: '2026-03-10T01:00',
      refundsAt: '2026-03-11T02:00',
      payBy: '2026-03-12T08:00',
      listsAt: '2026-03-13T01:00',
    })
  })

  it('placements: drawn on the evening of the last day', () => {
    expect(steps('placement', 'MY', '2026-03-02', '2026-03-06')).toEqual({
      opensAt: '2026-03-01T16:00',
      closesAt: '2026-03-06T07:00',
      drawsAt: '2026-03-06T10:00',
      announcedAt: '2026-03-09T01:00',
      refundsAt: '2026-03-10T02:00',
      payBy: '2026-03-11T08:00',
      listsAt: '2026-03-12T01:00',
    })
  })

  it('a window that begins or ends on a day without trading moves on to the next with', () => {
    const { closesAt, listsAt, opensAt } = steps('placement', 'US', '2026-03-07', '2026-03-14')
    // New York has summer time from 8 March 2026 on; what was won trades from the open at 9:30.
    expect([opensAt, closesAt, listsAt]).toEqual(['2026-03-09T04:00', '2026-03-16T19:00', '2026-03-20T13:30'])
  })
})

it('kinds, ways of paying and states have the names of the contract', () => {
  expect(OFFER_KINDS).toEqual(['new-share', 'placement'])
  expect(PAYMENT_RULES).toEqual(['up-front', 'after-winning'])
  expect(SUBSCRIPTION_STATES.join(' ')).toBe('waiting won not-won payment-due paid payment-failed waived cancelled')
})
