import { multiply, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { compare, decimal, formatDecimal, isSame, zero } from '../money/decimal.ts'
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
    ['more at the market', order(undefined, '100'), order(undefined, '101'), false],
    ['a limit from now on', order(undefined, '100'), order('1.5', '100'), false],
    ['no limit any more', order('1.5', '100'), order(undefined, '100'), false],
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

  // Taiwan: 0.1425 % brokerage on both sides, 0.3 % transaction tax on a sale.
  it.each([
    ['nothing of a purchase', 'long', '0', '0', '100142.50'],
    ['nothing of a short sale', 'short', '0', '0', '100442.50'],
    ['400 at 99', 'long', '39600', '56.43', '100142.50'],
  ] as const)('is margin and fees of the whole less those of its fills: %s', (_, direction, amount, fees, held) => {
    const filled = { direction, leverage: 1, currency: 'TWD', amount: decimal(amount), fees: decimal(fees) } as const
    expect(formatDecimal(heldForRest(filled, MARKETS.TW, decimal('1000'), decimal('100')))).toBe(held)
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
