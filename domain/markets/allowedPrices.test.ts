import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, isMultipleOf } from '../money/decimal.ts'
import { MARKET_CODES } from './marketCode.ts'
import { MARKETS } from './markets.ts'
import {
  isOnTick,
  ladder,
  ladderDecimals,
  lowestPrice,
  roundToTick,
  tickAt,
  tickDown,
  tickUp,
} from './allowedPrices.ts'

const price = fc.integer({ min: 1, max: 900_000_000 }).map((n) => decimal((n / 10_000).toFixed(4)))
const market = fc.constantFrom(...MARKET_CODES).map((code) => MARKETS[code])
const my = MARKETS.MY.ticks

describe('tick ladders', () => {
  it.each([
    ['0.5', '0.005'],
    ['0.995', '0.005'],
    ['1', '0.01'],
    ['9.99', '0.01'],
    ['10', '0.02'],
    ['100', '0.1'],
  ])('Malaysia at %s moves by %s', (at, tick) => expect(compare(tickAt(my, decimal(at)), decimal(tick))).toBe(0))

  it('crosses a step with the finer tick below it', () => {
    expect(formatDecimal(tickUp(my, decimal('0.995')))).toBe('1.000')
    expect(formatDecimal(tickDown(my, decimal('1')))).toBe('0.995')
    expect(formatDecimal(tickUp(my, decimal('10')))).toBe('10.02')
    expect(formatDecimal(tickDown(my, decimal('10')))).toBe('9.99')
    expect(formatDecimal(tickDown(my, decimal('0.007')))).toBe('0.005')
    expect(formatDecimal(tickUp(my, decimal('0.007')))).toBe('0.010')
    expect(formatDecimal(tickDown(my, decimal('0')))).toBe('0')
    expect(formatDecimal(lowestPrice(MARKETS.JP.ticks))).toBe('1')
    expect(ladderDecimals(my)).toBe(3)
  })

  it.each([
    ['0.0125', 'down', '0.010'],
    ['0.0125', 'nearest', '0.015'],
    ['0.0124', 'nearest', '0.010'],
    ['0.0101', 'up', '0.015'],
  ] as const)('rounds %s %s to %s', (price, side, rounded) =>
    expect(formatDecimal(roundToTick(my, decimal(price), side))).toBe(rounded),
  )

  it('need a step', () => expect(() => ladder()).toThrow('a ladder needs a step'))

  it('starts every step on the grid either side of it', () => {
    for (const { ticks } of Object.values(MARKETS)) {
      expect(formatDecimal(ticks[0].from)).toBe('0')
      ticks.slice(1).forEach((step, index) => {
        expect(isMultipleOf(step.from, step.tick)).toBe(true)
        expect(isMultipleOf(step.from, ticks[index]?.tick ?? step.tick)).toBe(true)
        expect(compare(step.from, ticks[index]?.from ?? step.from)).toBe(1)
      })
    }
  })

  it('rounds onto the grid, once and for all, to the side that was asked', () => {
    fc.assert(
      fc.property(market, price, ({ ticks }, p) => {
        const [down, near, up] = (['down', 'nearest', 'up'] as const).map((side) => roundToTick(ticks, p, side))
        if (down === undefined || near === undefined || up === undefined) throw new Error('three roundings')
        for (const rounded of [down, near, up]) {
          expect(isOnTick(ticks, rounded)).toBe(true)
          for (const side of ['down', 'nearest', 'up'] as const) {
            expect(compare(roundToTick(ticks, rounded, side), rounded)).toBe(0)
          }
        }
        expect([compare(down, p) <= 0, compare(p, up) <= 0]).toEqual([true, true])
        expect(compare(near, down) === 0 || compare(near, up) === 0).toBe(true)
      }),
    )
  })

  it('steps up and down to the neighbours and back', () => {
    fc.assert(
      fc.property(market, price, ({ ticks }, p) => {
        const on = roundToTick(ticks, p, 'up')
        const up = tickUp(ticks, on)
        expect(compare(up, on)).toBe(1)
        expect(isOnTick(ticks, up)).toBe(true)
        expect(compare(tickDown(ticks, up), on)).toBe(0)
      }),
    )
  })
})
