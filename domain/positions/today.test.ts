import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../money/decimal.ts'
import type { Direction } from '../orders/order.ts'
import { emptyPosition } from './position.ts'
import { profitOfDay } from './today.ts'

const held = (direction: Direction, margin: string) => ({
  ...emptyPosition(direction, 1, 'MYR'),
  quantity: decimal('100'),
  cost: decimal('1000'),
  margin: decimal(margin),
})
const profit = (direction: Direction, price: string, previousClose: string | null, margin = '1000') =>
  formatDecimal(
    profitOfDay(held(direction, margin), {
      price: decimal(price),
      previousClose: previousClose === null ? null : decimal(previousClose),
    }),
  )

it('a position earns in a day what its price moved since the previous close', () => {
  expect(profit('long', '12', '11')).toBe('100')
  expect(profit('short', '12', '11')).toBe('-100')
})

it('a position of today earns what its price moved since it was opened', () => {
  expect(profit('long', '12', null)).toBe('200')
  expect(profit('short', '12', null)).toBe('-200')
})

it('a loss of the day beyond the margin is not the customer’s', () => {
  expect(profit('short', '30', '15', '600')).toBe('-100')
})
