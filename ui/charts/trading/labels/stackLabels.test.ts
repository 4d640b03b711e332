import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stackLabels } from './stackLabels.ts'

const room = { top: 19, bottom: 200 }

it('never lets one label cover another or leave its room, and keeps their order, where there is space', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 }), (ys) => {
      const places = stackLabels(ys, 17, room)
      const order = ys.map((y, nth) => ({ y, nth })).sort((a, b) => a.y - b.y)
      for (const [nth, { nth: of }] of order.entries()) {
        expect(places[of]).toBeGreaterThanOrEqual(27.5)
        expect(places[of]).toBeLessThanOrEqual(191.5)
        const before = order[nth - 1]
        if (before) expect(places[of]! - places[before.nth]!).toBeGreaterThanOrEqual(17)
      }
    }),
  )
})

it('leaves a single label at its line', () => expect(stackLabels([100], 17, room)).toEqual([100]))
