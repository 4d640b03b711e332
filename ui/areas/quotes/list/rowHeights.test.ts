import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeRowHeights, placeOf } from './rowHeights.ts'

const KEYS = Array.from({ length: 200 }, (_, nth) => `N${nth}`)

it('shows every row that is on the screen, and keeps the height of the whole list (property)', () => {
  const height = fc.integer({ min: 40, max: 120 })
  fc.assert(
    fc.property(
      fc.array(height, { minLength: 200, maxLength: 200 }),
      fc.integer({ min: -30_000, max: 2_000 }),
      fc.integer({ min: 300, max: 1_400 }),
      (all, top, screen) => {
        const heights = new Map(all.map((one, nth) => [`N${nth}`, one]))
        const { above, below, from, to } = placeOf(KEYS, heights, { top, screen })
        const sum = (rows: number[]) => rows.reduce((total, one) => total + one, 0)
        expect(above + sum(all.slice(from, to)) + below).toBe(sum(all))
        let y = top
        for (const [nth, one] of all.entries()) {
          const isSeen = y < screen && y + one > 0
          if (isSeen) expect([nth, nth >= from && nth < to]).toEqual([nth, true])
          y += one
        }
        expect(to - from).toBeLessThan(screen / 40 + 27)
      },
    ),
  )
})

it('takes the mean of the measured rows for the others', () => {
  const heights = new Map([
    ['N0', 61],
    ['N1', 81],
  ])
  const { above, below, from, to } = placeOf(KEYS, heights, { top: 0, screen: 600 })
  expect([from, above]).toEqual([0, 0])
  expect(below).toBe((200 - to) * 71)
})

it('keeps heights for each list, until its width changes', () => {
  const kept = makeRowHeights()
  kept.of('Favourites', 358).set('N0', 81)
  expect(kept.of('Favourites', 358).get('N0')).toBe(81)
  expect(kept.of('Malaysia', 358).size).toBe(0)
  expect(kept.of('Favourites', 700).size).toBe(0)
  expect(kept.of('Favourites', 358).size).toBe(0)
})
