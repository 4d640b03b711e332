import { isTradingDay } from '../../../domain/calendar/sessions.ts'

const DAY = 86_400_000
/** Kuala Lumpur is this far ahead of UTC all year. */
const AHEAD = 8 * 3_600_000

/** The calendars whose holidays would hold up what a test buys, sells or moves. */
const CALENDARS = ['MY', 'CN'] as const

/**
 * Next Monday in Kuala Lumpur after an instant, at so many minutes past midnight there; a later one where that is a
 * holiday. How far the clock is depends on the tests before.
 */
export const nextMonday = (after: string, minutes: number): Date => {
  const local = Date.parse(after) + AHEAD
  const today = local - (local % DAY)
  const weekday = new Date(today).getUTCDay()
  let monday = today / DAY + ((8 - weekday) % 7 || 7)
  while (!CALENDARS.every((calendar) => isTradingDay(calendar, monday))) monday += 7
  return new Date(monday * DAY + minutes * 60_000 - AHEAD)
}
