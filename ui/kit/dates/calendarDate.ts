import type { Day } from '../../../domain/calendar/day.ts'

/** A day as a Date for the calendar library: noon, so that daylight saving cannot move it to another day. */
export const toCalendarDate = ({ year, month, day }: Day): Date => new Date(year, month - 1, day, 12)

/** The day of a Date from the calendar library. */
export const fromCalendarDate = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
})
