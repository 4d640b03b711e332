import { expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { decimal } from '../money/decimal.ts'
import { plain } from '../orders/testing/samples.ts'
import { outcomeAt } from './protectedOutcome.ts'
import { addFill, emptyPosition } from './position.ts'

const position = addFill(emptyPosition('long', 1, 'MYR'), {
  price: decimal('4.00'),
  quantity: decimal('1000'),
  fees: decimal('13.20'),
  margin: decimal('4000'),
})
const { fees } = MARKETS.MY
const at = (price: string) => {
  const outcome = outcomeAt(position, decimal(price), fees)
  return outcome && plain(outcome)
}

it('counts the fees of opening and closing', () => {
  // 8 brokerage, 1.14 clearing, 3.80 stamp duty on the sale.
  expect(at('3.80')).toBe('-226.14')
  expect(Number(at('4.50'))).toBeLessThan(500)
  expect(Number(at('4.50'))).toBeGreaterThan(450)
})

it('is unknown where nothing is held or there is no price', () => {
  expect(outcomeAt(emptyPosition('long', 1, 'MYR'), decimal('3.80'), fees)).toBeUndefined()
  expect(at('0')).toBeUndefined()
})
