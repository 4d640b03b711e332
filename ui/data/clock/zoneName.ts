import type { Instant } from '../../../domain/calendar/zone.ts'
import { dateFormat } from '../../kit/dates/dateFormat.ts'

/** Intl names it "GMT+00:00" or, in some languages, by a long and unusual name. */
const UTC: ReadonlySet<string> = new Set(['UTC', 'Etc/UTC'])

const named = (at: Instant, tag: string, zone: string, style: 'longGeneric' | 'shortOffset'): string =>
  dateFormat(tag, { timeZone: zone, timeZoneName: style })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/**
 * The name of an IANA zone, without the season: "Malaysia Time". Some names have changed; the instant selects the one
 * in use then.
 */
export const zoneName = (at: Instant, tag: string, zone: string): string =>
  UTC.has(zone) ? 'UTC' : named(at, tag, zone, 'longGeneric')

/** The name of a zone and its offset from UTC at that instant: "Malaysia Time (GMT+8)". */
export const zoneWithOffset = (at: Instant, tag: string, zone: string): string => {
  if (UTC.has(zone)) return 'UTC'
  const [long, short] = [zoneName(at, tag, zone), named(at, tag, zone, 'shortOffset')]
  return long === short ? long : `${long} (${short})`
}
