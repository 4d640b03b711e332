import { dayLabel, parseDay } from '../../../../../domain/calendar/day.ts'
import { type Instant, instantOf, localDay, localMinute } from '../../../../../domain/calendar/zone.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** An instant as a field for date and time holds it, in the market's zone: "2026-06-10T09:30". */
export const localText = (zone: string, at: Instant): string => {
  const minute = localMinute(zone, at)
  return `${dayLabel(localDay(zone, at))}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The instant of such a text; undefined where it is not one. */
export const localInstant = (zone: string, text: string): Instant | undefined => {
  const [, date = '', hour = '', minute = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? []
  const day = parseDay(date)
  return day === undefined ? undefined : instantOf(zone, day, Number(hour) * 60 + Number(minute))
}
