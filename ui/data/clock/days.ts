import { type Instant, instantOf, localDay } from '../../../domain/calendar/zone.ts'
import { type Day, fromDayNumber, toDayNumber } from '../../../domain/calendar/day.ts'
import type { DayRange } from '../../../domain/records/filter.ts'
import type { InstantRange } from '../../../ports/page.ts'

/** The day of an instant in an IANA zone. */
export const dayIn = (zone: string, at: Instant): Day => fromDayNumber(localDay(zone, at))

/** Days of a zone as instants: from the midnight of the first day to the midnight after the last day. */
export const instantsOf = ({ from, to }: DayRange, zone: string): InstantRange => ({
  from: from && instantOf(zone, toDayNumber(from), 0),
  until: to && instantOf(zone, toDayNumber(to) + 1, 0),
})
