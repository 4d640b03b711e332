import { multiply } from 'effect/BigDecimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { compare, decimal } from '../money/decimal.ts'
import { openedBy, openingFigures } from './openingFigures.ts'
import { openingCost } from './orderCost.ts'
import { termsOf } from './testing/ordering.ts'
import { GRID_PRICES, TRADABLE, gridPrice, instrumentOf, lotsOf } from './testing/samples.ts'

it('cost at the order’s own price what the rule of costs says, and the same is bound by what it opens', () => {
  const anyPrice = fc.integer({ min: 0, max: GRID_PRICES - 1 }).map(gridPrice)
  fc.assert(
    fc.property(fc.constantFrom(...TRADABLE), anyPrice, fc.integer({ min: 1, max: 400 }), (code, price, lots) => {
      const [market, instrument, quantity] = [MARKETS[code], instrumentOf(code), lotsOf(code, lots)]
      const terms = termsOf({ price, quantity })
      const prices = { bid: price, ask: price, limits: undefined }
      const figures = openingFigures(instrument, market, terms, prices, multiply(price, quantity))
      const cost = openingCost(instrument, market, terms, price)
      expect([compare(figures.cost, cost.total), compare(figures.held, cost.total)]).toEqual([0, 0])
      expect(openedBy(terms, instrument, figures)).toMatchObject({ quantity, cost: figures.amount, leverage: 1 })
    }),
  )
})

it('hold more than a market order is expected to cost', () => {
  const { price: _, ...market } = termsOf({ price: decimal('1.55'), type: 'market' })
  const prices = { bid: decimal('1.54'), ask: decimal('1.55'), limits: undefined }
  const figures = openingFigures(instrumentOf('MY'), MARKETS.MY, market, prices, decimal('1550'))
  expect(compare(figures.held, figures.cost)).toBe(1)
})
