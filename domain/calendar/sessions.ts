import { CALENDARS, type CalendarCode } from './calendars.ts'
import { type DayNumber, monthDayLabel, weekdayOf } from './day.ts'
import { type Instant, instantOf, localDay } from './zone.ts'

/** One stretch of trading: open at `opens`, no longer open at `closes`. */
export interface Session {
  readonly opens: Instant
  readonly closes: Instant
}

/** True where the day is neither a weekend nor a holiday of the calendar. */
export const isTradingDay = (code: CalendarCode, day: DayNumber): boolean => {
  const { weekends, holidays } = CALENDARS[code]
  const weekday = weekdayOf(day)
  if (!weekends && (weekday === 0 || weekday === 6)) return false
  return !holidays.has(monthDayLabel(day))
}

const DAY = 86_400_000

/** Whether the sessions of a day leave no minute of it out. */
export const isRoundTheClock = (sessions: ReadonlyArray<Session>): boolean =>
  sessions.reduce((sum, { opens, closes }) => sum + closes - opens, 0) >= DAY

const NONE: ReadonlyArray<Session> = []
const known = new Map<CalendarCode, Map<DayNumber, ReadonlyArray<Session>>>()

const compute = (code: CalendarCode, day: DayNumber): ReadonlyArray<Session> => {
  const { zone, hours } = CALENDARS[code]
  return isTradingDay(code, day)
    ? hours.map(([from, until]) => ({ opens: instantOf(zone, day, from), closes: instantOf(zone, day, until) }))
    : NONE
}

/**
 * The sessions of a trading day, in order; none on other days. Right through daylight saving: the wall time holds.
 * Remembered per calendar and day, so it may be asked thousands of times per tick. Source: RULES.md, trading hours.
 */
export const sessionsOf = (code: CalendarCode, day: DayNumber): ReadonlyArray<Session> => {
  let days = known.get(code)
  if (days === undefined) {
    days = new Map()
    known.set(code, days)
  }
  let sessions = days.get(day)
  if (sessions === undefined) {
    sessions = compute(code, day)
    days.set(day, sessions)
  }
  return sessions
}

/** First open of a trading day; `undefined` on other days. */
export const openOf = (code: CalendarCode, day: DayNumber): Instant | undefined => sessionsOf(code, day)[0]?.opens

/** Last close of a trading day; `undefined` on other days. */
export const closeOf = (code: CalendarCode, day: DayNumber): Instant | undefined => sessionsOf(code, day).at(-1)?.closes

/** The day on the calendar's own wall. In an evening session it is the day before the trading day. */
export const wallDay = (code: CalendarCode, at: Instant): DayNumber => localDay(CALENDARS[code].zone, at)
