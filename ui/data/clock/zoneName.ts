import type { Instant } from '../../../domain/calendar/zone.ts'
import { dateFormat } from '../../kit/dates/dateFormat.ts'

/** Which Intl calls "GMT+00:00" or, in some languages, by a long name that nobody uses. */
const UTC: ReadonlySet<string> = new Set(['UTC', 'Etc/UTC'])

const named = (at: Instant, tag: string, zone: string, style: 'longGeneric' | 'shortOffset'): string =>
  dateFormat(tag, { timeZone: zone, timeZoneName: style })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** What an IANA zone is called, without the season: "Malaysia Time". The instant decides where a name has changed. */
export const zoneName = (at: Instant, tag: string, zone: string): string =>
  UTC.has(zone) ? 'UTC' : named(at, tag, zone, 'longGeneric')

/** What a zone is called, and how far it is from UTC at that instant: "Malaysia Time (GMT+8)". */
export const zoneWithOffset = (at: Instant, tag: string, zone: string): string => {
  if (UTC.has(zone)) return 'UTC'
  const [long, short] = [zoneName(at, tag, zone), named(at, tag, zone, 'shortOffset')]
  return long === short ? long : `${long} (${short})`
}
