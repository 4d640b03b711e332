import type { Instant } from '../../../domain/calendar/zone.ts'
import { marketTime } from './format.ts'

/** The zone of the device: the customer's own days and hours. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * "5 Jan 2026, 10:32 GMT+1" in the zone of the device, with the name of the zone: for events that belong to no market.
 */
export const deviceTime = (at: Instant, tag: string): string => marketTime(at, tag, deviceZone())
