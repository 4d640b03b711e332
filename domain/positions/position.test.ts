import { min, max, multiply, subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketCode } from '../markets/marketCode.ts'
import { MARKETS } from '../markets/markets.ts'
import { compare, type Decimal, decimal, divideTo, sumOf, zero } from '../money/decimal.ts'
import { fitsMinor } from '../money/money.ts'
import { addFill, type Closed, closeFill, emptyPosition, type Position, profitAt } from './position.ts'
import { feesOfFill, marginOfFill, totalFees } from '../orders/orderCost.ts'
import { sideOf } from '../orders/order.ts'
import { floorToLot } from '../orders/orderQuantity.ts'
import { GRID_PRICES, TRADABLE, gridPrice, lotsOf, plain } from '../orders/testing/samples.ts'

const anyMarket = fc.constantFrom(...TRADABLE)
const anyPrice = fc.integer({ min: 0, max: GRID_PRICES - 1 }).map(gridPrice)
const anyLots = (market: MarketCode, most = 400) =>
  fc.integer({ min: 1, max: most }).map((count) => lotsOf(market, count))

interface Trade {
  readonly price: Decimal
  readonly quantity: Decimal
}

const opened = (
  market: keyof typeof MARKETS,
  direction: 'long' | 'short',
  leverage: number,
  fills: ReadonlyArray<Trade>,
): Position => {
  const { fees, currency } = MARKETS[market]
  let [position, before] = [emptyPosition(direction, leverage, currency), zero]
  for (const { price, quantity } of fills) {
    const amount = multiply(price, quantity)
    const charges = feesOfFill(fees, sideOf('open', direction), before, amount, currency)
    const margin = marginOfFill(before, amount, leverage, currency)
    position = addFill(position, { price, quantity, fees: totalFees(charges), margin })
    before = sum(before, amount)
  }
  return position
}

const trades = (market: keyof typeof MARKETS, most: number) =>
  fc.array(fc.record({ price: anyPrice, quantity: anyLots(market, 60) }), { minLength: 1, maxLength: most })

const life = anyMarket.chain((market) =>
  fc.record({
    market: fc.constant(market),
    direction: fc.constantFrom('long' as const, 'short' as const),
    step: fc.nat(3),
    opens: trades(market, 4),
    // Each close takes a share of what is left; the last takes the rest.
    closes: fc.array(fc.record({ price: anyPrice, share: fc.constantFrom('0.1', '0.33', '0.5', '0.9') }), {
      maxLength: 4,
    }),
    last: anyPrice,
  }),
)

/** Closes a position as told, in one order, and hands back every step. */
const closeAll = (
  position: Position,
  market: keyof typeof MARKETS,
  closes: ReadonlyArray<{ readonly price: Decimal; readonly share: string }>,
  last: Decimal,
): { left: Position; steps: ReadonlyArray<Closed> } => {
  const { fees, currency, lot } = MARKETS[market]
  let [left, before] = [position, zero]
  const steps: Array<Closed> = []
  for (const { price, share } of [...closes, { price: last, share: '1' }]) {
    const quantity = floorToLot(multiply(left.quantity, decimal(share)), lot)
    if (quantity.value <= 0n) continue
    const amount = multiply(price, quantity)
    const charges = feesOfFill(fees, sideOf('close', position.direction), before, amount, currency)
    before = sum(before, amount)
    const done = closeFill(left, { price, quantity, fees: totalFees(charges) })
    left = done.position
    steps.push(done.closed)
  }
  return { left, steps }
}

describe('positions', () => {
  it('average their fills', () => {
    const position = opened('MY', 'long', 1, [
      { price: decimal('1.5'), quantity: decimal('1000') },
      { price: decimal('1.53'), quantity: decimal('2000') },
    ])
    expect([plain(position.cost), plain(position.quantity), plain(position.margin)]).toEqual(['4560', '3000', '4560'])
    expect(plain(profitAt(position, decimal('1.6')))).toBe('240')
  })

  it('earn on a falling price when short', () => {
    const position = opened('US', 'short', 5, [{ price: decimal('100'), quantity: decimal('10') }])
    expect([
      plain(position.margin),
      plain(profitAt(position, decimal('90'))),
      plain(profitAt(position, decimal('104'))),
    ]).toEqual(['200', '100', '-40'])
    const { closed } = closeFill(position, { price: decimal('90'), quantity: decimal('10'), fees: decimal('1') })
    // 100 gross, 1.03 for opening (brokerage, levy), 1 for closing.
    expect([closed.profit, closed.cash].map(plain)).toEqual(['97.97', '299'])
  })

  it('never owe: a loss beyond the margin is written off', () => {
    const position = opened('FUT', 'long', 20, [{ price: decimal('100'), quantity: decimal('10') }])
    const { closed } = closeFill(position, { price: decimal('80'), quantity: decimal('10'), fees: decimal('1') })
    expect([closed.grossProfit, closed.writtenOff, closed.cash].map(plain)).toEqual(['-200', '151', '0'])
    // What is lost in the end: the margin of 50 and the opening fees.
    expect(plain(closed.profit)).toBe(plain(subtract(decimal('-50'), position.openingFees)))
  })

  it('refuse to close more than is held, or nothing', () => {
    const position = opened('US', 'long', 1, [{ price: decimal('10'), quantity: decimal('5') }])
    for (const quantity of ['6', '0', '-1']) {
      expect(() => closeFill(position, { price: decimal('10'), quantity: decimal(quantity), fees: zero })).toThrow(
        'closes more than is held',
      )
    }
  })

  it('keep the average within the prices of the fills', () => {
    fc.assert(
      fc.property(life, ({ market, direction, opens }) => {
        const position = opened(market, direction, 1, opens)
        const prices = opens.map(({ price }) => price)
        const average = divideTo(position.cost, position.quantity, 8, 'half-up')
        expect(
          compare(
            average,
            prices.reduce((a, b) => min(a, b)),
          ),
        ).not.toBe(-1)
        expect(
          compare(
            average,
            prices.reduce((a, b) => max(a, b)),
          ),
        ).not.toBe(1)
      }),
    )
  })

  it('conserve: partial closes realise together what fills less fees come to, to the cent', () => {
    fc.assert(
      fc.property(life, ({ market, direction, step, opens, closes, last }) => {
        const { leverage, currency } = MARKETS[market]
        const position = opened(market, direction, leverage[step % leverage.length] ?? 1, opens)
        const { left, steps } = closeAll(position, market, closes, last)
        const total = (read: (closed: Closed) => Decimal): Decimal => sumOf(steps.map(read))
        expect([left.quantity, left.cost, left.openingFees, left.margin, left.originalMargin].map(plain)).toEqual([
          '0',
          '0',
          '0',
          '0',
          '0',
        ])
        const traded = sumOf(steps.map(({ price, quantity }) => multiply(price, quantity)))
        const gross = direction === 'long' ? subtract(traded, position.cost) : subtract(position.cost, traded)
        const net = sumOf([
          gross,
          multiply(decimal('-1'), position.openingFees),
          multiply(
            decimal('-1'),
            total((closed) => closed.closingFees),
          ),
          total((closed) => closed.writtenOff),
        ])
        expect(plain(total((closed) => closed.profit))).toBe(plain(net))
        // Cash out less cash in is the profit.
        const cashIn = sum(position.margin, position.openingFees)
        expect(
          plain(
            subtract(
              total((closed) => closed.cash),
              cashIn,
            ),
          ),
        ).toBe(plain(net))
        for (const closed of steps) {
          expect([closed.cash.value >= 0n, closed.writtenOff.value >= 0n]).toEqual([true, true])
          for (const amount of [closed.cash, closed.cost, closed.profit]) expect(fitsMinor(amount, currency)).toBe(true)
        }
      }),
    )
  })
})
