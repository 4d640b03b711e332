import { multiply, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { compare, decimal, isSame, zero } from '../money/decimal.ts'
import { heldForRest, keepsPlace } from './amendment.ts'
import { feesOf, marginFor, openingCost, totalFees } from './orderCost.ts'
import { instrumentOf } from './testing/samples.ts'

const order = (price: string | undefined, quantity: string) => ({
  price: price === undefined ? undefined : decimal(price),
  quantity: decimal(quantity),
})

describe('the place of a changed order', () => {
  it.each([
    ['a smaller quantity', order('1.5', '100'), order('1.50', '50'), true],
    ['nothing', order('1.5', '100'), order('1.5', '100'), true],
    ['a larger quantity', order('1.5', '100'), order('1.5', '101'), false],
    ['a better price', order('1.5', '100'), order('1.6', '100'), false],
    ['a worse price and less', order('1.5', '100'), order('1.4', '50'), false],
    ['less at the market', order(undefined, '100'), order(undefined, '50'), true],
  ])('%s', (_, before, after, expected) => {
    expect(keepsPlace(before, after)).toBe(expected)
  })
})

describe('what an order holds for its rest', () => {
  const { currency } = instrumentOf('MY')
  const base = { direction: 'long', leverage: 2, currency } as const
  const lots = fc.integer({ min: 1, max: 500 }).map((count) => decimal(String(count * 100)))
  const price = fc.integer({ min: 100, max: 400 }).map((cents) => decimal((cents / 100).toFixed(2)))

  it('is what a new order holds where nothing is filled (property)', () => {
    fc.assert(
      fc.property(lots, price, (quantity, at) => {
        const cost = openingCost(instrumentOf('MY'), MARKETS.MY, { ...base, quantity }, at)
        const held = heldForRest({ ...base, amount: zero, fees: zero }, MARKETS.MY, quantity, at)
        expect(isSame(held, cost.total)).toBe(true)
      }),
    )
  })

  it('is enough for fills at any better price (property)', () => {
    fc.assert(
      fc.property(lots, lots, price, price, (filled, rest, paid, worst) => {
        const amount = multiply(filled, paid)
        const fees = totalFees(feesOf(MARKETS.MY.fees, 'buy', amount, currency))
        const held = heldForRest({ ...base, amount, fees }, MARKETS.MY, rest, worst)
        const whole = sum(amount, multiply(rest, worst))
        const needed = sum(marginFor(whole, 2, currency), totalFees(feesOf(MARKETS.MY.fees, 'buy', whole, currency)))
        expect(compare(sum(held, sum(marginFor(amount, 2, currency), fees)), needed)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
