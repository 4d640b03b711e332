import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAt, shiftOf } from './reorder.ts'

describe('dragging a row', () => {
  it('takes the place whose middle it has passed, and none outside the list', () => {
    expect([29, 31, -31, 1_000, -1_000].map((by) => placeAt(2, by, 60, 5))).toEqual([2, 3, 1, 4, 0])
  })

  it('leaves every place to one row', () => {
    const drags = fc.record({
      count: fc.integer({ min: 1, max: 30 }),
      from: fc.nat(),
      by: fc.integer({ min: -2_000, max: 2_000 }),
    })
    fc.assert(
      fc.property(drags, ({ count, from: any, by }) => {
        const from = any % count
        const to = placeAt(from, by, 60, count)
        const tops = Array.from({ length: count }, (_, index) =>
          index === from ? to * 60 : index * 60 + shiftOf(index, { from, to, by, height: 60 }),
        )
        expect(new Set(tops).size).toBe(count)
      }),
    )
  })
})
