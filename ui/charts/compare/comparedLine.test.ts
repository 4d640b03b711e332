import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { BARS, VIEW } from '../tools/testing/view.ts'
import { comparedLine, type Comparison } from './comparedLine.ts'

// The closes are 11, 12, 13, 14 and 15.
const comparison = (places: ReadonlyArray<readonly [number, string]>, latest: string | null = null): Comparison => ({
  prices: places.map(([nth, price]) => ({ place: BARS[nth]!.timestamp, price: decimal(price) })),
  latest: latest === null ? null : decimal(latest),
  placeOf: (start) => start,
})
const line = (seen: { readonly from: number; readonly to: number }, of: Comparison) => {
  const drawn = comparedLine({ bars: VIEW.bars, visible: seen }, of)
  return drawn && { ...drawn, own: formatDecimal(drawn.own), other: Number(formatDecimal(drawn.other)) }
}

it('begins at the price of the left edge, which is 0 % for both', () => {
  const whole = comparison([
    [0, '1.00'],
    [1, '2.00'],
    [2, '1.00'],
    [4, '3.00'],
  ])
  expect(line({ from: 0, to: 4 }, whole)).toEqual({ from: 0, values: [11, 22, 11, 11, 33], own: '36.36', other: 200 })
  // Another left edge is another beginning.
  expect(line({ from: 1, to: 2 }, whole)).toEqual({ from: 1, values: [12, 6], own: '8.33', other: -50 })
})

it('begins where the other instrument has its first price, and ends with its last one', () => {
  expect(line({ from: 0, to: 4 }, comparison([[3, '4.00']], '6.00'))).toEqual({
    from: 3,
    values: [14, 21],
    own: '7.14',
    other: 50,
  })
})

it('is not drawn where nothing is known of the other instrument', () => {
  expect(line({ from: 0, to: 2 }, comparison([[3, '4.00']]))).toBeNull()
  expect(line({ from: 0, to: 4 }, comparison([], '6.00'))).toBeNull()
  expect(comparedLine({ bars: [], visible: { from: 0, to: -1 } }, comparison([[0, '1']]))).toBeNull()
})
