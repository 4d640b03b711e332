import { multiply } from 'effect/BigDecimal'
import { expect, it } from 'vitest'
import { decimal, formatDecimal, zero } from '../money/decimal.ts'
import { emptyPosition, type Position } from '../positions/position.ts'
import { holdingOf } from './holding.ts'

const position = (direction: 'long' | 'short', leverage: number, margin: string): Position => ({
  ...emptyPosition(direction, leverage, 'USD'),
  quantity: decimal('10'),
  cost: decimal('1000'),
  originalMargin: decimal(margin),
  margin: decimal(margin),
})

const shown = (held: Position, price: string | undefined) => {
  const holding = holdingOf(held, price === undefined ? undefined : decimal(price))
  const text = (figure: typeof holding.price) => (figure === null ? '-' : formatDecimal(figure))
  return [
    text(holding.price),
    text(holding.quantity),
    text(holding.profit),
    formatDecimal(multiply(holding.price ?? zero, holding.quantity ?? zero)),
  ]
}

it.each([
  ['what is paid in full, its market value', position('long', 1, '1000'), '93', ['93', '10', '-70', '930']],
  ['leverage, its equity as one piece', position('long', 5, '200'), '104', ['240', '1', '40', '240']],
  ['a short, its equity as one piece', position('short', 1, '1000'), '90', ['1100', '1', '100', '1100']],
  [
    'margin that is lost, nothing: the rest is not the customer’s',
    position('long', 5, '200'),
    '70',
    ['0', '1', '-200', '0'],
  ],
  ['leverage without a price, the own money in it', position('short', 5, '200'), undefined, ['200', '1', '-', '200']],
  ['shares without a price, what was paid', position('long', 1, '1000'), undefined, ['1000', '1', '-', '1000']],
  ['nothing that is held, nothing', emptyPosition('long', 1, 'USD'), '5', ['0', '0', '0', '0']],
])('counts of %s', (_what, held, price, expected) => {
  expect(shown(held, price)).toEqual(expected)
})
