import { expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

/** An alert starts with a price exactly as it was pointed at, whatever the tick of the ladder. */
const EXACT = new Set(['ui/areas/alerts/AlertAxis.tsx'])

// A field takes the separators away while it is edited; a text that a form starts with is read first.
it('a form starts with figures in groups, as the limits beside it', () => {
  const plain = filesIn('ui/areas').filter((path) => /\.tsx?$/.test(path) && /\bformatForEditing\b/.test(read(path)))
  expect(plain.filter((path) => !EXACT.has(path))).toEqual([])
})
