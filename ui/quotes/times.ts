import type { Instant } from '../../domain/calendar/zone.ts'
import { calendarLocale } from '../kit/formatDay.ts'

/** "Thu 12:30 GMT+8": soon enough for a weekday to be clear, in the zone of the market, which is named. */
export const weekdayTime = (at: Instant, tag: string, zone: string): string =>
  new Intl.DateTimeFormat(calendarLocale(tag), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at)

/** "Thu 09:00 – 12:30", or with both weekdays where a session runs past midnight. */
export const sessionTimes = (opens: Instant, closes: Instant, tag: string, zone: string): string =>
  new Intl.DateTimeFormat(calendarLocale(tag), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatRange(opens, closes)

/** What a zone is called, and how far it is from UTC at that instant: "Malaysia Time (GMT+8)". */
export const zoneName = (at: Instant, tag: string, zone: string): string => {
  // Which Intl would call "GMT+00:00".
  if (zone === 'UTC' || zone === 'Etc/UTC') return 'UTC'
  const name = (style: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(calendarLocale(tag), { timeZone: zone, timeZoneName: style })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  const [long, short] = [name('longGeneric'), name('shortOffset')]
  return long === short ? long : `${long} (${short})`
}
