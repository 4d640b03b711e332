import { make } from 'effect/BigDecimal'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal } from '../../../domain/money/decimal.ts'
import { sparklinePath } from './sparklinePath.ts'

const box = { width: 72, height: 24, inset: 2 }
const figures = fc.array(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
    .map(([n, s]) => make(n, s)),
  { maxLength: 60 },
)
const points = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('sparklinePath', () => {
  it('is empty without figures, and runs through the middle for one figure and for a flat line', () => {
    expect(sparklinePath([], box)).toBe('')
    expect(sparklinePath([decimal('5')], box)).toBe('M0 12H72')
    expect(sparklinePath([decimal('5'), decimal('5.0'), decimal('5')], box)).toBe('M0 12L36 12L72 12')
  })

  it('has the highest at the top and the lowest at the bottom', () => {
    expect(sparklinePath([decimal('1'), decimal('3'), decimal('2')], box)).toBe('M0 22L36 2L72 12')
  })

  it('is never anything but numbers inside the box', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const path = sparklinePath(values, box)
        expect(path).not.toMatch(/NaN|Infinity|e/)
        for (const { x, y } of points(path)) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(72)
          expect(y).toBeGreaterThanOrEqual(2)
          expect(y).toBeLessThanOrEqual(22)
        }
      }),
    )
  })

  it('goes from left to right and never draws a higher figure lower', () => {
    fc.assert(
      fc.property(
        figures.filter((values) => values.length > 1),
        (values) => {
          const drawn = points(sparklinePath(values, box))
          expect(drawn).toHaveLength(values.length)
          for (const [nth, point] of drawn.entries()) {
            const before = drawn[nth - 1]
            if (before === undefined) continue
            expect(point.x).toBeGreaterThanOrEqual(before.x)
            const up = compare(values[nth]!, values[nth - 1]!)
            if (up >= 0) expect(point.y).toBeLessThanOrEqual(before.y)
            if (up <= 0) expect(point.y).toBeGreaterThanOrEqual(before.y)
          }
        },
      ),
    )
  })
})
