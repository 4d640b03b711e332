import type { Instant } from '../calendar/zone.ts'

/** How long the app may be out of sight before it locks, in milliseconds. */
export const LOCK_AFTER = 60_000

/**
 * Whether an app that was out of sight since an instant locks when it is seen again. A clock that was set back tells nothing, so it locks.
 * Source: RULES.md, security.
 */
export const isLockDue = (hiddenAt: Instant, now: Instant): boolean => now < hiddenAt || now - hiddenAt >= LOCK_AFTER
