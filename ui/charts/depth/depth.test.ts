import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { cumulated, type DepthLevel, frameOf, stepsPath } from './depth.ts'

const level = (price: string, quantity: string): DepthLevel => ({ price: decimal(price), quantity: decimal(quantity) })
const bids = cumulated([level('9', '100'), level('8', '300')])
const asks = cumulated([level('10', '200'), level('12', '0.5')])

it('adds up the quantities from the best price on', () => {
  expect([...bids, ...asks].map(({ quantity }) => formatDecimal(quantity))).toEqual(['100', '400', '200', '200.5'])
})

it('draws a step at each price, as high as the quantity up to it, and goes on to its edge', () => {
  const frame = frameOf(bids, asks, 112, 100)
  expect(frame).toEqual({ width: 112, height: 100, from: 7.76, to: 12.24, most: 400 })
  expect(frame && stepsPath(bids, frame, 'left')).toBe('M31 100H31V75H6V0H0V100Z')
  expect(frame && stepsPath(asks, frame, 'right')).toBe('M56 100H56V50H106V49.9H112V100Z')
  expect(frame && stepsPath([], frame, 'left')).toBe('')
})

it('draws nothing where there is one price or none', () => {
  expect(frameOf([], [], 400, 100)).toBeNull()
  expect(frameOf(cumulated([level('9', '1')]), [], 400, 100)).toBeNull()
})
