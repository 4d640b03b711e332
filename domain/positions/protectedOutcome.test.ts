import { multiply, negate, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { compare, type Decimal, decimal, isMultipleOf } from '../money/decimal.ts'
import { openedBy } from '../orders/openingFigures.ts'
import { openingCost, totalFees } from '../orders/orderCost.ts'
import { MAXIMUM_LOTS, lots } from '../orders/orderQuantity.ts'
import { GRID_PRICES, gridPrice, instrumentOf, plain, TRADABLE } from '../orders/testing/samples.ts'
import { outcomeAt, quantityForLoss } from './protectedOutcome.ts'
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

it('of the quantity for a loss is never worse than the loss, and of one lot more it is', () => {
  const anyIndex = fc.integer({ min: 1, max: GRID_PRICES - 2 })
  const anyMost = fc.integer({ min: 1, max: 90_000_000 }).map((n) => decimal((n / 100).toFixed(2)))
  const anyWay = fc.constantFrom('long' as const, 'short' as const)
  fc.assert(
    fc.property(
      fc.constantFrom(...TRADABLE),
      anyWay,
      anyIndex,
      fc.nat(40),
      anyMost,
      (code, direction, at, off, most) => {
        const [market, instrument, order] = [MARKETS[code], instrumentOf(code), { direction, leverage: 1 }]
        const opened = gridPrice(at)
        const stop = gridPrice(
          direction === 'long' ? Math.max(0, at - 1 - off) : Math.min(GRID_PRICES - 1, at + 1 + off),
        )
        const loss = (quantity: Decimal) => {
          const terms = { ...order, quantity }
          const { amount, fees: charged, margin } = openingCost(instrument, market, terms, opened)
          const held = openedBy(terms, instrument, { amount, feeTotal: totalFees(charged), margin })
          const outcome = outcomeAt(held, stop, market.fees)
          return outcome ? negate(outcome) : decimal('0')
        }
        const quantity = quantityForLoss(instrument, market, order, { opened, stop }, most)
        expect(isMultipleOf(quantity, market.lot)).toBe(true)
        if (quantity.value > 0n) expect(compare(loss(quantity), most)).not.toBe(1)
        const capped = compare(quantity, lots(MAXIMUM_LOTS, market.lot)) === 0
        if (!capped) expect(compare(loss(sum(quantity, market.lot)), most)).toBe(1)
      },
    ),
  )
})

it('of the quantity for a loss counts the fees of both trades', () => {
  const prices = { opened: decimal('4.00'), stop: decimal('3.80') }
  const order = { direction: 'long', leverage: 1 } as const
  const most = (sumOfMoney: string) =>
    plain(quantityForLoss(instrumentOf('MY'), MARKETS.MY, order, prices, decimal(sumOfMoney)))
  // 1,000 shares: 200.00 by the price, 13.20 for opening, 12.94 for closing.
  expect([most('226.14'), most('226.13')]).toEqual(['1000', '900'])
  expect(most(plain(multiply(decimal('1'), decimal('20'))))).toBe('0')
})

it('of the quantity for a loss is nothing where the stop is no price', () => {
  const prices = { opened: decimal('4.00'), stop: decimal('0') }
  const order = { direction: 'long', leverage: 1 } as const
  expect(plain(quantityForLoss(instrumentOf('MY'), MARKETS.MY, order, prices, decimal('1000000')))).toBe('0')
})
