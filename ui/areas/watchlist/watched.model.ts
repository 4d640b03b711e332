import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import type { WatchedCodes } from '../../../ports/Watchlist.ts'

/** Which instruments are watched, by the answers so far. */
export const makeWatchedModel = () => {
  const cells = new Map<string, Signal<boolean | null>>()

  const cell = (code: string): Signal<boolean | null> => {
    let found = cells.get(code)
    if (!found) cells.set(code, (found = signal<boolean | null>(null)))
    return found
  }

  return {
    /** Whether a code is watched; null where it is unknown. */
    of: (code: string): ReadonlySignal<boolean | null> => cell(code),
    learn: (code: string, watched: boolean): void => {
      cell(code).value = watched
    },
    /** Sets the whole list: other codes are not watched. */
    learnAll: (codes: WatchedCodes): void => {
      const watched = new Set(codes)
      for (const code of watched) cell(code).value = true
      for (const [code, known] of cells) if (known.peek() !== null) known.value = watched.has(code)
    },
  }
}
