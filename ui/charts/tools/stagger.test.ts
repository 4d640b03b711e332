import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stagger } from './stagger.ts'

it('leaves places that are apart in one column, and puts near ones beside each other', () => {
  expect(stagger([10, 60, 110], 44)).toEqual([0, 0, 0])
  expect(stagger([10, 10, 40, 60], 44)).toEqual([0, 1, 2, 0])
})

it('never lets two places of a column be nearer than their size (property)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 }), (places) => {
      const columns = stagger(places, 44)
      for (const [a, first] of places.entries())
        for (const [b, second] of places.entries())
          if (a !== b && columns[a] === columns[b]) expect(Math.abs(first - second)).toBeGreaterThanOrEqual(44)
    }),
  )
})
