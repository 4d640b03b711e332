import { CALENDARS, type CalendarCode } from '../../../domain/calendar/calendars.ts'
import { type DayNumber, dayLabel } from '../../../domain/calendar/day.ts'
import { marketState, type SessionState } from '../../../domain/calendar/marketState.ts'
import { sessionsOf } from '../../../domain/calendar/sessions.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { spanAt } from '../../market/override.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import type { MarketSnapshot } from './marketSnapshot.ts'

/**
 * Whether a market trades, by its hours and by the changes of testers; the halt of a single instrument does not count.
 */
export interface MarketHours {
  readonly state: SessionState
  readonly day: DayNumber
  /** Undefined where the market never closes, or where a tester set no end. */
  readonly nextChange: Instant | undefined
}

const lasting = (until: Instant): Instant | undefined => (Number.isFinite(until) ? until : undefined)

/** The hours of a market at a snapshot, as testers have changed them: what is closed counts before what is opened. */
export const hoursOf = ({ at, overrides }: MarketSnapshot, calendar: CalendarCode): MarketHours => {
  const hours = marketState(calendar, at)
  // No instrument has this code: only the changes to the whole market apply.
  const own = overrides.of(`the whole of ${calendar}`, calendar)
  const closed = own && spanAt(own.closed, at)
  if (closed) return { state: 'closed', day: hours.day, nextChange: lasting(closed.until) }
  const opened = own && spanAt(own.open, at)
  if (opened && hours.state !== 'open') return { state: 'open', day: hours.day, nextChange: lasting(opened.until) }
  return hours
}

const DAY = 24 * 60 * MINUTE

/**
 * A group whose instruments have different hours: open while one of them is; the next change is the first of any. The
 * day is that of UTC.
 */
export const joinedHoursOf = (sight: MarketSnapshot, calendars: ReadonlyArray<CalendarCode>): MarketHours => {
  const all = [...new Set(calendars)].map((calendar) => hoursOf(sight, calendar))
  const changes = all.flatMap(({ nextChange }) => nextChange ?? [])
  return {
    state: (['open', 'break'] as const).find((state) => all.some((one) => one.state === state)) ?? 'closed',
    day: Math.floor(sight.at / DAY),
    nextChange: changes.length === 0 ? undefined : Math.min(...changes),
  }
}

/** The zone, trading day and sessions of a calendar as the contract represents them. */
export const wireDay = (calendar: CalendarCode, day: DayNumber) => ({
  zone: CALENDARS[calendar].zone,
  day: dayLabel(day),
  sessions: sessionsOf(calendar, day).map(({ closes, opens }) => ({ opentime: opens, closetime: closes })),
})
