import type { Instant } from '../../../domain/calendar/zone.ts'
import { DAY_AND_TIME, dateText } from '../../kit/dates/dateFormat.ts'

/** "10:32:05 GMT+8" in an IANA zone or in the zone of the device, with the offset. `tag` is a BCP 47 tag. */
export const clockTime = (at: Instant, tag: string, zone?: string): string =>
  dateText(
    tag,
    {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      ...(zone !== undefined && { timeZone: zone }),
      timeZoneName: 'short',
    },
    at,
  )

/** "5 Jan 2026, 10:32" in the zone of its market, to be shown beside the name of the zone: "GMT+8". */
export const marketTime = (at: Instant, tag: string, zone: string): string =>
  dateText(tag, { ...DAY_AND_TIME, timeZone: zone, timeZoneName: 'short' }, at)

/**
 * "Thu 12:30 GMT+8": for a time so near that the weekday is unambiguous, in the zone of the market, with the offset.
 */
export const weekdayTime = (at: Instant, tag: string, zone: string): string =>
  dateText(
    tag,
    {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
      timeZoneName: 'short',
    },
    at,
  )

/** "Thu 09:00 – 12:30", or with both weekdays where a session runs past midnight. */
export const sessionTimes = (opens: Instant, closes: Instant, tag: string, zone: string): string =>
  dateText(
    tag,
    {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    },
    opens,
    closes,
  )
