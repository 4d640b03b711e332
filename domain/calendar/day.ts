/** Days since 1970-01-01 in a calendar of days, whatever the zone: a date without a time. */
export type DayNumber = number

/** A day of the Gregorian calendar without a zone. */
export interface Day {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
}

/** 0 Sunday to 6 Saturday. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof WEEKDAYS)[number]

const DAYS_PER_ERA = 146_097
/** Days from 0000-03-01, where the count of eras starts, to 1970-01-01. */
const EPOCH_SHIFT = 719_468

/** The day of a proleptic Gregorian date. Years start in March here, so that the leap day comes last. */
export const toDayNumber = ({ year, month, day }: Day): DayNumber => {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_SHIFT
}

/** The date of a day: the inverse of `toDayNumber`. */
export const fromDayNumber = (day: DayNumber): Day => {
  const shifted = day + EPOCH_SHIFT
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: DayNumber): Weekday => WEEKDAYS[(((day + 4) % 7) + 7) % 7] ?? 0

/** Monday of the day's week. */
export const mondayOf = (day: DayNumber): DayNumber => day - ((weekdayOf(day) + 6) % 7)

const two = (n: number): string => String(n).padStart(2, '0')

/** "2026-03-08". */
export const dayLabel = (day: DayNumber): string => {
  const date = fromDayNumber(day)
  return `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`
}

/** "03-08", the part that returns each year. */
export const monthDayLabel = (day: DayNumber): string => dayLabel(day).slice(5)

/** Reads "2026-03-08"; `undefined` for other text and for days that do not exist. */
export const parseDay = (label: string): DayNumber | undefined => {
  // Text around it is not in the label of the day that is found.
  const parts = /(\d{4})-(\d{2})-(\d{2})/.exec(label)
  if (parts === null) return undefined
  const day = toDayNumber({ year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) })
  return dayLabel(day) === label ? day : undefined
}

const monthsOn = ({ year, month }: Day, months: number): Day => {
  const index = year * 12 + (month - 1) + months
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1, day: 1 }
}

/** How many days a month has, from 28 to 31; `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number => {
  const first = { year, month, day: 1 }
  return toDayNumber(monthsOn(first, 1)) - toDayNumber(first)
}

/** Negative, zero or positive, for sorting. */
export const compareDays = (a: Day, b: Day): number => toDayNumber(a) - toDayNumber(b)

/** The day so many days later, or earlier where `days` is negative. */
export const addDays = (day: Day, days: number): Day => fromDayNumber(toDayNumber(day) + days)

/**
 * The same day of another month, or that month's last day where it is shorter (31 August + 6 is 28 February). Source:
 * RULES.md, dates.
 */
export const addMonths = (day: Day, months: number): Day => {
  const to = monthsOn(day, months)
  return { ...to, day: Math.min(day.day, daysInMonth(to.year, to.month)) }
}

/** "2026-01-31". */
export const formatIsoDay = (day: Day): string => dayLabel(toDayNumber(day))

/** Reads "2026-01-31"; `undefined` for any other text and for days that do not exist. */
export const parseIsoDay = (text: string): Day | undefined => {
  const day = parseDay(text)
  return day === undefined ? undefined : fromDayNumber(day)
}
