import { weekdayOf } from '../../../domain/calendar/day.ts'
import { instantOf, localDay, localMinute } from '../../../domain/calendar/zone.ts'
import { FUNDS_ZONE } from '../../../domain/transfers/hours.ts'

const [FROM, UNTIL] = [10 * 60, 15 * 60]

const isWorkday = (day: number): boolean => ![0, 6].includes(weekdayOf(day))

/** The instant itself between ten and three on a working day in Kuala Lumpur, or else the next ten o'clock of one. */
export const nextWorkingMorning = (at: Date): Date => {
  const today = localDay(FUNDS_ZONE, at.getTime())
  const minute = localMinute(FUNDS_ZONE, at.getTime())
  if (isWorkday(today) && minute >= FROM && minute < UNTIL) return at
  let day = isWorkday(today) && minute < FROM ? today : today + 1
  while (!isWorkday(day)) day += 1
  return new Date(instantOf(FUNDS_ZONE, day, FROM))
}
