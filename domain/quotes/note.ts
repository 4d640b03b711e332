import type { Instant } from '../calendar/zone.ts'

/** The longest note about an instrument, in characters. Source: RULES.md, watchlist. */
export const LONGEST_NOTE = 2000

/** What a customer wrote about an instrument, and when they last changed it. */
export interface Note {
  readonly text: string
  readonly at: Instant
}

/**
 * A written text as it is stored: without lines and spaces at its end, cut to the longest length, never through a
 * character. Empty where there is no note.
 */
export const tidyNote = (written: string): string => {
  const text = written.normalize('NFC').trimEnd()
  // The first half of a pair of code units is no character.
  return text.slice(0, LONGEST_NOTE).replace(/[\uD800-\uDBFF]$/, '')
}
