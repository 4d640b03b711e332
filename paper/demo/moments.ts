import type { CalendarCode } from '../../domain/calendar/calendars.ts'
import { type DayNumber, weekdayOf } from '../../domain/calendar/day.ts'
import { openOf } from '../../domain/calendar/sessions.ts'
import { addTradingDays, previousTradingDay, tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import { instantOf, type Instant, localDay } from '../../domain/calendar/zone.ts'
import { MINUTE } from '../platform/clock/instant.ts'
import type { Life } from './life.ts'

/** Where the broker's staff works. Source: RULES.md, funds. */
const OFFICE = 'Asia/Kuala_Lumpur'

const isWorkday = (day: DayNumber): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6

/** A time of day at the broker's office, as hours and minutes. */
export type TimeOfDay = readonly [hour: number, minute: number]

/** The first workday at least this many days after the beginning of a life, at a varying time. */
export const workday = ({ beginning }: Life, days: number, [hour, minute]: TimeOfDay): Instant => {
  let day = localDay(OFFICE, beginning) + days
  while (!isWorkday(day)) day += 1
  return instantOf(OFFICE, day, hour * 60 + minute)
}

/** The last time that it was this time of day on a workday. */
export const lastWorkday = ({ end }: Life, [hour, minute]: TimeOfDay): Instant => {
  let day = localDay(OFFICE, end)
  while (!isWorkday(day) || instantOf(OFFICE, day, hour * 60 + minute) > end) day -= 1
  return instantOf(OFFICE, day, hour * 60 + minute)
}

const DAY = 24 * 60 * MINUTE

/** This many days after the beginning of a life. */
export const dayOf = ({ beginning }: Life, days: number): Instant => beginning + days * DAY

/** Some minutes into the first session of a calendar that can be at an instant or after it. */
export const inSession = (calendar: CalendarCode, from: Instant, minutes: number): Instant => {
  const first = tradingDayOf(calendar, from)
  for (let count = 0; ; count += 1) {
    const at = (openOf(calendar, addTradingDays(calendar, first, count)) ?? 0) + minutes * MINUTE
    if (at >= from) return at
  }
}

/**
 * Some minutes into the session of a calendar that was this many trading days before the latest session in which that
 * time has passed.
 */
export const sessionBack = (calendar: CalendarCode, end: Instant, back: number, minutes: number): Instant => {
  let day = tradingDayOf(calendar, end - minutes * MINUTE)
  for (let left = back; left > 0; left -= 1) day = previousTradingDay(calendar, day)
  return (openOf(calendar, day) ?? 0) + minutes * MINUTE
}
