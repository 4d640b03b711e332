import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { DRAWING_KINDS, POINTS } from './drawings.ts'
import { keyShift, shiftBetween, shifted, suggested } from './moves.ts'
import { BARS, FIRST, VIEW } from './testing/view.ts'

const DAY = 86_400_000
const tick = decimal('0.01')
const point = { time: FIRST + DAY, price: decimal('10.00') }

it('moves a point by candles and ticks, and never to a price below one tick', () => {
  const right = shifted(point, { bars: 3, price: decimal('0.05') }, BARS, tick)
  expect([right.time, formatDecimal(right.price)]).toEqual([FIRST + 6 * DAY, '10.05'])
  const low = shifted(point, { bars: 0, price: decimal('-20') }, BARS, tick)
  expect([low.time, formatDecimal(low.price)]).toEqual([point.time, '0.01'])
})

it('moves to where a finger is', () => {
  const to = { time: FIRST + 6 * DAY, price: decimal('9.50') }
  const there = shifted(point, shiftBetween(point, to, BARS), BARS, tick)
  expect([there.time, formatDecimal(there.price)]).toEqual([to.time, '9.50'])
})

it('moves by arrow keys only', () => {
  const shown = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => {
    const shift = keyShift(key, tick)
    return shift && [shift.bars, formatDecimal(shift.price)]
  })
  expect(shown).toEqual([
    [-1, '0'],
    [1, '0'],
    [0, '0.01'],
    [0, '-0.01'],
  ])
  expect(keyShift('Enter', tick)).toBeNull()
})

it.each(DRAWING_KINDS)('suggests the points of a %s on visible bars', (kind) => {
  const points = suggested(kind, VIEW, 2)
  expect(points).toHaveLength(POINTS[kind])
  for (const { time } of points) expect(BARS.map(({ timestamp }) => timestamp)).toContain(time)
  expect(suggested(kind, { bars: [], visible: { from: 0, to: -1 } }, 2)).toEqual([])
})
