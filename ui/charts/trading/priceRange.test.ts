import { expect, it } from 'vitest'
import { priceRange } from './priceRange.ts'

const edges = (...asked: Parameters<typeof priceRange>) => {
  const { from, to, realRange, displayTo } = priceRange(...asked)
  expect([realRange, displayTo]).toEqual([to - from, to])
  return [from, to]
}
const candles = { from: 8, to: 10 }

it('holds the candles, and other values beside them', () => {
  expect(edges(candles, null, null)).toEqual([8, 10])
  expect(edges(candles, [9, 12], null)).toEqual([8, 12])
  expect(edges(candles, [7, 9], null)).toEqual([7, 10])
})

it('is as high as it is deep around a middle', () => {
  expect(edges(candles, null, 9.5)).toEqual([8, 11])
  expect(edges(candles, [9, 13], 9.5)).toEqual([6, 13])
})
