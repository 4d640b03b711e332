import type { Day } from '../../../domain/calendar/day.ts'

/** A day as the Date the calendar library draws: noon, so that no daylight saving can move it to a neighbour. */
export const toCalendarDate = ({ year, month, day }: Day): Date => new Date(year, month - 1, day, 12)

/** The day of a Date the calendar library gave. */
export const fromCalendarDate = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
})
