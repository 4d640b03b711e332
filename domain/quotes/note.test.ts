import { expect, it } from 'vitest'
import { LONGEST_NOTE, tidyNote } from './note.ts'

it.each([
  ['Buy below 8\n- order book is thin  \n\n', 'Buy below 8\n- order book is thin'],
  ['  \n ', ''],
  ['  indented', '  indented'],
  ['x'.repeat(LONGEST_NOTE + 1), 'x'.repeat(LONGEST_NOTE)],
  // A pair of code units is one character.
  [`${'x'.repeat(LONGEST_NOTE - 1)}\u{1F4C8}`, 'x'.repeat(LONGEST_NOTE - 1)],
  ['\u{1F4C8}'.repeat(LONGEST_NOTE / 2), '\u{1F4C8}'.repeat(LONGEST_NOTE / 2)],
])('stores %j as %j', (written, kept) => expect(tidyNote(written)).toBe(kept))
