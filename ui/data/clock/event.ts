import type { Instant } from '../../../domain/calendar/zone.ts'
import { deviceTime } from './device.ts'
import { marketTime } from './format.ts'

/**
 * The time of an event: in the zone of its market, which every screen takes from the record, or in the zone of the
 * device where the record has no market. Use `deviceTime` for events that can never belong to a market. Source:
 * RULES.md, records.
 */
export const eventTime = (at: Instant, tag: string, zone: string | null): string =>
  zone === null ? deviceTime(at, tag) : marketTime(at, tag, zone)
