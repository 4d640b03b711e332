import { vi } from 'vitest'

/** Waits until a check holds; patient, since a busy machine is slow. One that holds does not wait. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 })
