import { type DayNumber, weekdayOf } from '../calendar/day.ts'
import { instantOf, type Instant, localDay } from '../calendar/zone.ts'

/** The zone of copy trading: its valuations, opening and ending times. */
export const FOLLOW_ZONE = 'Asia/Kuala_Lumpur'

/** Minutes after midnight at which net asset values are struck. */
const STRUCK_AT = 18 * 60

/** Whether net asset values are struck on a day: Monday to Friday. Source: RULES.md, copy trading. */
export const isValuationDay = (day: DayNumber): boolean => ![0, 6].includes(weekdayOf(day))

/** When the net asset value of a day is calculated, 18:00 Asia/Kuala_Lumpur. Source: RULES.md, copy trading. */
export const struckAt = (day: DayNumber): Instant => instantOf(FOLLOW_ZONE, day, STRUCK_AT)

/** The last day before one on which values are calculated. */
export const valuationDayBefore = (day: DayNumber): DayNumber =>
  isValuationDay(day - 1) ? day - 1 : valuationDayBefore(day - 1)

/** The day of the last valuation at an instant, the one that is struck then included. */
export const lastValuationDay = (at: Instant): DayNumber => {
  const today = localDay(FOLLOW_ZONE, at)
  return isValuationDay(today) && at >= struckAt(today) ? today : valuationDayBefore(today)
}
