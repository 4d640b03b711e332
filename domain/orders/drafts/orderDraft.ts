import type { Instant } from '../../calendar/zone.ts'

/** How long the draft of an order, or of the report of a transfer, stays on the device, in milliseconds: 7 days. Source: RULES.md, orders. */
const KEPT_FOR = 7 * 24 * 3_600_000

/** When a draft that was typed at `at` is removed from the device, in epoch milliseconds. */
export const draftEndsAt = (at: Instant): Instant => at + KEPT_FOR

/** Whether a draft that was typed at `at` is still offered. One from the future, of a clock that was wrong, is. */
export const isDraftKept = (at: Instant, now: Instant): boolean => now < draftEndsAt(at)
