import { subtract } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketCode } from '../markets/marketCode.ts'
import { MARKETS } from '../markets/markets.ts'
import { lowestPrice, tickDown, tickUp } from '../markets/allowedPrices.ts'
import { compare, decimal } from '../money/decimal.ts'
import { marginFor } from '../orders/orderCost.ts'
import { addFill, emptyPosition, type Position } from './position.ts'
import { isStoppedOut, stopOutPrice, topUp, topUpProblem } from './stopOut.ts'
import { GRID_PRICES, TRADABLE, gridPrice, lotsOf, plain } from '../orders/testing/samples.ts'

const anyMarket = fc.constantFrom(...TRADABLE)
const anyPrice = fc.integer({ min: 0, max: GRID_PRICES - 1 }).map(gridPrice)
const anyLots = (market: MarketCode, most = 400) =>
  fc.integer({ min: 1, max: most }).map((count) => lotsOf(market, count))

const position = (
  direction: 'long' | 'short',
  leverage: number,
  price: string,
  quantity: string,
  currency: 'USD' | 'EUR' = 'USD',
): Position => {
  const amount = decimal(String(Number(price) * Number(quantity)))
  const margin = marginFor(amount, leverage, currency)
  return addFill(emptyPosition(direction, leverage, currency), {
    price: decimal(price),
    quantity: decimal(quantity),
    fees: decimal('0'),
    margin,
  })
}
const us = MARKETS.US.ticks

describe('stop-out', () => {
  it('comes when half of the original margin is lost', () => {
    const long = position('long', 5, '100', '10')
    expect(plain(stopOutPrice(long, us) ?? decimal('0'))).toBe('90')
    expect([isStoppedOut(long, decimal('90')), isStoppedOut(long, decimal('90.01'))]).toEqual([true, false])
    const short = position('short', 5, '100', '10')
    expect(plain(stopOutPrice(short, us) ?? decimal('0'))).toBe('110')
  })

  it('never comes for a long position without leverage', () => {
    const long = position('long', 1, '100', '10')
    expect([stopOutPrice(long, us), isStoppedOut(long, decimal('0.01'))]).toEqual([undefined, false])
  })

  it('moves away by a top-up, out of reach by a large one', () => {
    const long = position('long', 5, '100', '10')
    expect(plain(stopOutPrice(topUp(long, decimal('100')), us) ?? decimal('0'))).toBe('80')
    expect(stopOutPrice(topUp(long, decimal('900')), us)).toBeUndefined()
    expect(plain(topUp(long, decimal('100')).originalMargin)).toBe('200')
  })

  it('never comes at a price below one tick', () => {
    const long = position('long', 5, '1', '1000')
    expect(plain(stopOutPrice(topUp(long, decimal('890')), us) ?? decimal('0'))).toBe('0.01')
    expect(stopOutPrice(topUp(long, decimal('899')), us)).toBeUndefined()
  })

  it('never comes for what is not held any more', () => {
    for (const direction of ['long', 'short'] as const) {
      const empty = emptyPosition(direction, 5, 'USD')
      expect([isStoppedOut(empty, decimal('1')), stopOutPrice(empty, us)]).toEqual([false, undefined])
      expect(topUpProblem(empty, decimal('1'), decimal('500'))).toBe('not-a-margin-position')
    }
  })

  it('lies on the grid on the side where it has come', () => {
    // 300 shares at 10.00 and a margin of 600.00: half of it is lost at 9.00 and 11.00, a third of a cent on at 10.01.
    expect(plain(stopOutPrice(position('long', 5, '10.01', '300'), us) ?? decimal('0'))).toBe('9')
    expect(plain(stopOutPrice(position('short', 5, '10.01', '300'), us) ?? decimal('0'))).toBe('11.02')
  })

  it.each([
    ['100', undefined],
    ['500', undefined],
    ['100.00', undefined],
    ['0', 'not-a-positive-integer'],
    ['-5', 'not-a-positive-integer'],
    ['10.5', 'not-a-positive-integer'],
    ['501', 'insufficient-available-balance'],
  ])('a top-up of %s: %s', (amount, problem) => {
    expect(topUpProblem(position('long', 5, '100', '10'), decimal(amount), decimal('500'))).toBe(problem)
  })

  it('refuses to top up what is not a margin position', () => {
    expect(topUpProblem(position('long', 1, '100', '10'), decimal('1'), decimal('500'))).toBe('not-a-margin-position')
  })

  it('is exactly at its price: stopped there, not one tick before', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyPrice,
        anyLots('US'),
        fc.nat(3),
        fc.boolean(),
        (code, price, quantity, step, isLong) => {
          const { leverage, ticks } = MARKETS[code]
          const held = position(
            isLong ? 'long' : 'short',
            leverage[step % leverage.length] ?? 1,
            plain(price),
            plain(quantity),
          )
          const at = stopOutPrice(held, ticks)
          if (at === undefined) {
            expect(isStoppedOut(held, isLong ? lowestPrice(ticks) : price)).toBe(false)
            return
          }
          expect(isStoppedOut(held, at)).toBe(true)
          expect(isStoppedOut(held, isLong ? tickUp(ticks, at) : tickDown(ticks, at))).toBe(false)
          expect(compare(subtract(price, at), decimal('0'))).toBe(isLong ? 1 : -1)
        },
      ),
    )
  })
})
