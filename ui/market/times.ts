import type { Instant } from '../../domain/calendar/zone.ts'
import { calendarLocale } from '../kit/formatDay.ts'

/** "10:32:05" in an IANA zone; in that of the device where none is named. `tag` is a BCP 47 tag. */
export const clockTime = (at: Instant, tag: string, zone?: string): string =>
  new Intl.DateTimeFormat(calendarLocale(tag), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at)

/** "5 Jan 2026, 10:32" in the zone of the market it belongs to, whose name stands beside it: "GMT+8". */
export const marketTime = (at: Instant, tag: string, zone: string): string =>
  new Intl.DateTimeFormat(calendarLocale(tag), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at)
