import { vi } from 'vitest'

/** Waits until a check passes, for long, since a busy machine is slow. A check that passes causes no wait. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 })
