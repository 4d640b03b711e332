import { type CivilDate, civilDate, dayLabel, dayNumber, parseDay, weekdayOf as weekdayOfNumber } from './civil.ts'

/** A day of the Gregorian calendar without a zone. `month` is 1 to 12. */
export type Day = CivilDate

/** Days since 1 January 1970. */
export const toDayNumber = dayNumber
/** The day that is so many days after 1 January 1970. */
export const fromDayNumber = civilDate

const monthsOn = ({ year, month }: Day, months: number): Day => {
  const index = year * 12 + (month - 1) + months
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1, day: 1 }
}

export const daysInMonth = (year: number, month: number): number => {
  const first = { year, month, day: 1 }
  return dayNumber(monthsOn(first, 1)) - dayNumber(first)
}

/** Negative, zero or positive, for sorting. */
export const compareDays = (a: Day, b: Day): number => toDayNumber(a) - toDayNumber(b)
export const isSameDay = (a: Day, b: Day): boolean => compareDays(a, b) === 0
export const addDays = (day: Day, days: number): Day => fromDayNumber(toDayNumber(day) + days)

/**
 * The same day of another month, or that month's last day where it is shorter (31 August + 6 is 28 February). Source:
 * RULES.md, dates.
 */
export const addMonths = (day: Day, months: number): Day => {
  const to = monthsOn(day, months)
  return { ...to, day: Math.min(day.day, daysInMonth(to.year, to.month)) }
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => weekdayOfNumber(toDayNumber(day))

/** "2026-01-31". */
export const formatIsoDay = (day: Day): string => dayLabel(toDayNumber(day))

/** Reads "2026-01-31"; `undefined` for any other text and for days that do not exist. */
export const parseIsoDay = (text: string): Day | undefined => {
  const day = parseDay(text)
  return day === undefined ? undefined : fromDayNumber(day)
}
