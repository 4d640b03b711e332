import type { LiveEvent } from '../../../ports/Live.ts'

/** A part of a screen that takes events of the server's stream in place of most of its polls. */
export interface LivePart {
  /** Instruments whose quotes it shows. */
  readonly quotes?: () => Iterable<string>
  /** The instrument whose book it shows. */
  readonly depth?: () => string
  readonly hear: (event: LiveEvent) => void
  /** Events may be missing, or none come any more: it asks at once. */
  readonly again: () => void
}

/** While the stream is open a poll asks this seldom, in milliseconds: what it did not say is seen then. */
const SAFETY = 60_000
/** A stream begins with the present state of quotes and books: it has told them by then, in milliseconds. Source: the contract. */
export const BEGINS = 2_000

/** Who takes events. What follows the stream (`follow.ts`) is downloaded after the first screen, and sets the rest. */
export const makeLiveParts = () => {
  const all = new Set<LivePart>()
  const live = {
    all: all as ReadonlySet<LivePart>,
    isOpen: false,
    /** Called when other parts are shown, or parts show something else. */
    renew: (): void => undefined,
    /** The pause until the next request, where it is `pause` without a stream. */
    pace: (pause: number): number => (live.isOpen ? Math.max(pause, SAFETY) : pause),
    /** Takes events until the returned function is called. */
    join: (part: LivePart): (() => void) => {
      all.add(part)
      live.renew()
      return () => {
        all.delete(part)
        live.renew()
      }
    },
  }
  return live
}
