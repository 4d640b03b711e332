import { CALENDARS, type CalendarCode } from './calendars.ts'
import { fromDayNumber, type DayNumber, toDayNumber, weekdayOf } from './day.ts'

/** Ordinals count from the first trading day of this year. Earlier days have negative ones. */
const ANCHOR_YEAR = 2020

const newYear = (year: number): DayNumber => toDayNumber({ year, month: 1, day: 1 })

/** Mondays to Fridays before a day, since a fixed Monday. */
const weekdaysBefore = (day: DayNumber): number => {
  const sinceMonday = day + 3
  const week = Math.floor(sinceMonday / 7)
  return week * 5 + Math.min(sinceMonday - week * 7, 5)
}

/** The calendar's holidays of a year that fall on days it would trade on. */
const closures = (code: CalendarCode, year: number): ReadonlyArray<DayNumber> => {
  const { holidays, weekends } = CALENDARS[code]
  return [...holidays]
    .map((label) => toDayNumber({ year, month: Number(label.slice(0, 2)), day: Number(label.slice(3)) }))
    .filter((day) => weekends || (weekdayOf(day) >= 1 && weekdayOf(day) <= 5))
}

interface YearClosures {
  readonly days: ReadonlyArray<DayNumber>
  /** Closures from the anchor year up to this one; negative before it. */
  readonly before: number
}

const known = new Map<string, YearClosures>()

const closuresOf = (code: CalendarCode, year: number): YearClosures => {
  const key = `${code} ${year}`
  const found = known.get(key)
  if (found !== undefined) return found
  let before = 0
  for (let past = ANCHOR_YEAR; past < year; past += 1) before += closures(code, past).length
  for (let ahead = year; ahead < ANCHOR_YEAR; ahead += 1) before -= closures(code, ahead).length
  const made = { days: closures(code, year), before }
  known.set(key, made)
  return made
}

/**
 * The place of a trading day in the row of its calendar's trading days: the next trading day has the next whole number.
 * Other days have the place of the trading day after them. Two places differ by the trading days between.
 * Source: RULES.md, trading hours.
 */
export const tradingOrdinal = (code: CalendarCode, day: DayNumber): number => {
  const { days, before } = closuresOf(code, fromDayNumber(day).year)
  const count = CALENDARS[code].weekends
    ? day - newYear(ANCHOR_YEAR)
    : weekdaysBefore(day) - weekdaysBefore(newYear(ANCHOR_YEAR))
  let closed = before
  for (const closure of days) if (closure < day) closed += 1
  return count - closed
}
