import type { CalendarCode } from './calendars.ts'
import type { DayNumber } from './day.ts'
import { closeOf, isTradingDay, openOf, wallDay } from './sessions.ts'
import type { Instant } from './zone.ts'

/** The first trading day after a day. */
export const nextTradingDay = (code: CalendarCode, day: DayNumber): DayNumber => {
  let next = day + 1
  while (!isTradingDay(code, next)) next += 1
  return next
}

/** The last trading day before a day. */
export const previousTradingDay = (code: CalendarCode, day: DayNumber): DayNumber => {
  let previous = day - 1
  while (!isTradingDay(code, previous)) previous -= 1
  return previous
}

/** The trading day `count` (0 or more) trading days after `day`. From a day without trading, 0 is the next one. */
export const addTradingDays = (code: CalendarCode, day: DayNumber, count: number): DayNumber => {
  let reached = isTradingDay(code, day) ? day : nextTradingDay(code, day)
  for (let left = count; left > 0; left -= 1) reached = nextTradingDay(code, reached)
  return reached
}

/**
 * The trading day whose figures count at an instant: the one in session, else the last that has opened. Before
 * Monday's open that is Friday. An evening session already belongs to the next day.
 */
export const tradingDayOf = (code: CalendarCode, at: Instant): DayNumber => {
  // A day may open on the evening before it, so start one ahead.
  let day = wallDay(code, at) + 1
  while ((openOf(code, day) ?? Number.POSITIVE_INFINITY) > at) day -= 1
  return day
}

/** The trading day whose sessions have not ended at an instant: today until its close, then the next. */
export const orderDayOf = (code: CalendarCode, at: Instant): DayNumber => {
  let day = wallDay(code, at)
  while ((closeOf(code, day) ?? Number.NEGATIVE_INFINITY) <= at) day += 1
  return day
}

/** The day a trade of `at` settles: `days` trading days after its own (T+2). Source: RULES.md, settlement. */
export const settlementDay = (code: CalendarCode, at: Instant, days: number): DayNumber =>
  addTradingDays(code, tradingDayOf(code, at), days)
