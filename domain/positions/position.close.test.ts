import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { closeFill, emptyPosition, equityAt, floatingProfitAt, type Position } from './position.ts'
import { isOnMargin } from '../orders/order.ts'
import { plain } from '../orders/testing/samples.ts'

/** 300 shares for 100.01 with fees of 1.00, a margin of 20.01 that was 10.01 at the start. */
const held: Position = {
  ...emptyPosition('long', 10, 'USD'),
  quantity: decimal('300'),
  cost: decimal('100.01'),
  openingFees: decimal('1.00'),
  originalMargin: decimal('10.01'),
  margin: decimal('20.01'),
}
const closing = (quantity: string, price: string, fees = '0') =>
  closeFill(held, { price: decimal(price), quantity: decimal(quantity), fees: decimal(fees) })

describe('closing', () => {
  it('a third takes a third of each sum, half-even to the cent', () => {
    const { closed, position } = closing('100', '0.5', '0.25')
    const taken = [
      closed.cost,
      closed.openingFees,
      closed.marginReleased,
      closed.grossProfit,
      closed.profit,
      closed.cash,
    ]
    expect(taken.map(plain)).toEqual(['33.34', '0.33', '6.67', '16.66', '16.08', '23.08'])
    const left = [position.quantity, position.cost, position.openingFees, position.originalMargin, position.margin]
    expect(left.map(plain)).toEqual(['200', '66.67', '0.67', '6.67', '13.34'])
  })

  it('all of it takes the rest of every sum, whatever its decimals', () => {
    const fine = { ...held, cost: decimal('100.005') }
    const { closed, position } = closeFill(fine, { price: decimal('1'), quantity: decimal('300'), fees: decimal('0') })
    expect([closed.cost, position.cost].map(plain)).toEqual(['100.005', '0'])
  })

  it('at exactly the loss of its margin pays nothing and owes nothing', () => {
    // 100 shares with 6.67 of margin that cost 33.34 and bring 26.67.
    const even = closing('100', '0.2667').closed
    expect([even.cash, even.writtenOff].map(plain)).toEqual(['0', '0'])
    const beyond = closing('100', '0.2666').closed
    expect([beyond.cash, beyond.writtenOff].map(plain)).toEqual(['0', '0.01'])
  })
})

it.each([
  ['long', 1, false],
  ['long', 2, true],
  ['short', 1, true],
  ['short', 2, true],
] as const)('a %s position with leverage %i is a margin position: %s', (direction, leverage, isOne) =>
  expect(isOnMargin(emptyPosition(direction, leverage, 'USD'))).toBe(isOne),
)

it.each([
  ['0.4', '19.99', '40'],
  ['0.3', '-10.01', '10'],
  ['0.2', '-20.01', '-20'],
])('at %s the floating profit is %s, never a loss beyond the margin; equity %s', (price, profit, equity) => {
  expect(plain(floatingProfitAt(held, decimal(price)))).toBe(profit)
  expect(plain(equityAt(held, decimal(price)))).toBe(equity)
})
