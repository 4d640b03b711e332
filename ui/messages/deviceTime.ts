import type { Instant } from '../../domain/calendar/zone.ts'
import { marketTime } from '../market/times.ts'

/** "15 Jan 2026, 10:32 GMT+8" in the zone of the device, which is named: what belongs to no market. */
export const deviceTime = (at: Instant, tag: string): string =>
  marketTime(at, tag, new Intl.DateTimeFormat().resolvedOptions().timeZone)
