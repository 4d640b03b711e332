import { weekdayOf } from '../calendar/day.ts'

/** A daily window, Monday to Friday, in minutes after midnight in Kuala Lumpur. `closes` itself is outside. */
export interface ServiceHours {
  readonly opens: number
  readonly closes: number
}

export const WITHDRAWAL_HOURS: ServiceHours = { opens: 8 * 60 + 30, closes: 17 * 60 }
export const DEPOSIT_HOURS: ServiceHours = { opens: 9 * 60 + 30, closes: 19 * 60 + 30 }

/** The zone of the hours of money in and out. It keeps one offset all year. */
export const FUNDS_ZONE = 'Asia/Kuala_Lumpur'
const OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The zone's day number and the milliseconds since its midnight at an instant. */
const localTime = (at: number): { readonly dayNumber: number; readonly millis: number } => {
  const dayNumber = Math.floor((at + OFFSET_MS) / DAY_MS)
  return { dayNumber, millis: at + OFFSET_MS - dayNumber * DAY_MS }
}

/** The day in that zone at an instant. */
export const fundsDayOf = (at: number): number => localTime(at).dayNumber

const isBusinessDay = (dayNumber: number): boolean => ![0, 6].includes(weekdayOf(dayNumber))

const nextBusinessDay = (dayNumber: number): number =>
  isBusinessDay(dayNumber + 1) ? dayNumber + 1 : nextBusinessDay(dayNumber + 1)

const openingOn = (hours: ServiceHours, dayNumber: number): number =>
  dayNumber * DAY_MS + hours.opens * MINUTE_MS - OFFSET_MS

/** Whether the service works at an instant (epoch milliseconds). Source: RULES.md, funds. */
export const isOpenAt = (hours: ServiceHours, at: number): boolean => {
  const { dayNumber, millis } = localTime(at)
  return isBusinessDay(dayNumber) && millis >= hours.opens * MINUTE_MS && millis < hours.closes * MINUTE_MS
}

/** The instant from which a request submitted at `at` is processed: immediately, or from the next opening. */
export const processingStart = (hours: ServiceHours, at: number): number => {
  if (isOpenAt(hours, at)) return at
  const { dayNumber, millis } = localTime(at)
  const opensToday = isBusinessDay(dayNumber) && millis < hours.closes * MINUTE_MS
  return openingOn(hours, opensToday ? dayNumber : nextBusinessDay(dayNumber))
}

/** The close of the working day on which a request submitted at `at` is processed. */
export const closeOfWork = (hours: ServiceHours, at: number): number =>
  fundsDayOf(processingStart(hours, at)) * DAY_MS + hours.closes * MINUTE_MS - OFFSET_MS

/** By when a bank transfer has arrived: 48 hours of business days after it is worked on. Source: RULES.md, funds. */
export const depositDueBy = (at: number): number => {
  const start = processingStart(DEPOSIT_HOURS, at)
  const { dayNumber, millis } = localTime(start)
  return nextBusinessDay(nextBusinessDay(dayNumber)) * DAY_MS + millis - OFFSET_MS
}
