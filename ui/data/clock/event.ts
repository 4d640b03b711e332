import type { Instant } from '../../../domain/calendar/zone.ts'
import { deviceTime } from './device.ts'
import { marketTime } from './format.ts'

/**
 * When an event was or will be: in the zone of its market, which every screen of the event takes from its record, or of the device
 * where the record is no market's. What can never be a market's stands in `deviceTime`. Source: RULES.md, records.
 */
export const eventTime = (at: Instant, tag: string, zone: string | null): string =>
  zone === null ? deviceTime(at, tag) : marketTime(at, tag, zone)
