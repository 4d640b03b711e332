import { instantOf, localDay } from '../../domain/calendar/zone.ts'
import { type Day, fromDayNumber, toDayNumber } from '../../domain/dates/day.ts'
import type { DayRange } from '../../domain/dates/filter.ts'
import type { InstantRange } from '../../ports/page.ts'
import { marketTime } from '../market/times.ts'

/** The zone of the device: the customer's own days and hours. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** "5 Jan 2026, 10:32 GMT+1", for the customer. */
export const deviceTime = (at: number, tag: string): string => marketTime(at, tag, deviceZone())

/** The day of an instant in a zone. */
export const dayIn = (zone: string, at: number): Day => fromDayNumber(localDay(zone, at))

/** The instants between which the days of a range lie in a zone. */
export const instantsOf = ({ from, to }: DayRange, zone: string): InstantRange => ({
  from: from && instantOf(zone, toDayNumber(from), 0),
  until: to && instantOf(zone, toDayNumber(to) + 1, 0),
})
