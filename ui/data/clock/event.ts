import type { Instant } from '../../domain/calendar/zone.ts'
import { deviceTime } from './device.ts'
import { marketTime } from './format.ts'

/** When a recorded event was: in the zone of its market, or of the device where it is no market's. RULES.md, records. */
export const eventTime = (at: Instant, tag: string, zone: string | null): string =>
  zone === null ? deviceTime(at, tag) : marketTime(at, tag, zone)
