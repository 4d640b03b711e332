import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { indexOf, pixelOf, pointAt, timeOf } from './place.ts'
import { BARS, FIRST, VIEW } from './testing/view.ts'

const DAY = 86_400_000

describe('the place of a point', () => {
  it.each([
    [0, 0],
    [3 * DAY, 3],
    // The weekend belongs to the bar before it.
    [5 * DAY, 3],
    [6 * DAY, 4],
    [9 * DAY, 7],
    [-2 * DAY, -2],
  ])('%s ms after the first bar is index %s', (after, index) => {
    expect(indexOf(BARS, FIRST + after)).toBe(index)
  })

  it('comes back from every index, also outside of the bars', () => {
    for (const index of [-3, 0, 2, 4, 5, 9]) expect(indexOf(BARS, timeOf(BARS, index))).toBe(index)
  })

  it('has the decimals of the price and a price of the candle that is near', () => {
    const free = pointAt(VIEW, { x: 20, y: 81.234 }, 2, false)
    expect([free.time, formatDecimal(free.price)]).toEqual([FIRST + 2 * DAY, '11.88'])
    // Open 12, low 11: the open is nearer.
    expect(formatDecimal(pointAt(VIEW, { x: 20, y: 81.234 }, 2, true).price)).toBe('12.00')
    // Too far from every price of the candle.
    expect(formatDecimal(pointAt(VIEW, { x: 20, y: 150 }, 2, true).price)).toBe('5.00')
    expect(formatDecimal(pointAt(VIEW, { x: 20, y: 900 }, 2, false).price)).toBe('0.01')
  })

  it('is drawn where it was taken', () => {
    expect(pixelOf(VIEW, { time: FIRST + 6 * DAY, price: decimal('10') })).toEqual({ x: 40, y: 100 })
  })
})
