import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal } from '../money/decimal.ts'
import { MARKETS } from './markets.ts'
import { isOnTick, isWithin, lowestPrice, priceLimits, roundToTick } from './allowedPrices.ts'

const limits = (code: keyof typeof MARKETS, close: string) => {
  const found = priceLimits(MARKETS[code].limit, MARKETS[code].ticks, decimal(close))
  return found && [formatDecimal(found.lower), formatDecimal(found.upper)].map(Number)
}

describe('price limits', () => {
  it.each([
    ['MY', '1.52', 1.07, 1.97],
    ['TW', '103', 92.7, 113],
    ['TW', '55.5', 49.95, 61],
    ['CN', '10.05', 9.05, 11.05],
    ['JP', '1234', 934, 1534],
    ['JP', '99', 69, 129],
    ['FUT', '75.05', 67.55, 82.55],
    ['MY', '0.005', 0.005, 0.005],
  ] as const)('%s after a close of %s: %d to %d', (code, close, lower, upper) => {
    expect(limits(code, close)).toEqual([lower, upper])
  })

  it('are absent where the market has none', () => {
    expect(limits('US', '100')).toBeUndefined()
    expect(isWithin(undefined, decimal('999999'))).toBe(true)
  })

  it('take both limits and nothing beyond them', () => {
    const found = { lower: decimal('90'), upper: decimal('110') }
    const prices = ['89.99', '90', '100', '110', '110.01']
    expect(prices.map((price) => isWithin(found, decimal(price)))).toEqual([false, true, true, true, false])
  })

  it('are absent below the first price band', () => {
    const rule = { kind: 'band', rows: [{ from: decimal('100'), width: decimal('30') }] } as const
    expect(priceLimits(rule, MARKETS.JP.ticks, decimal('99'))).toBeUndefined()
    expect(priceLimits(rule, MARKETS.JP.ticks, decimal('100'))).toEqual({ lower: decimal('70'), upper: decimal('130') })
  })

  it('lie on the grid around the previous close', () => {
    const cases = fc.record({
      code: fc.constantFrom('MY', 'TW', 'CN', 'JP', 'FUT'),
      raw: fc.integer({ min: 1, max: 90_000_000 }),
    })
    fc.assert(
      fc.property(cases, ({ code, raw }) => {
        const { ticks, limit } = MARKETS[code as 'MY']
        const lowest = lowestPrice(ticks)
        const rounded = roundToTick(ticks, decimal((raw / 1000).toFixed(3)), 'nearest')
        const close = compare(rounded, lowest) < 0 ? lowest : rounded
        const found = priceLimits(limit, ticks, close)
        if (found === undefined) throw new Error('a market with limits')
        expect([isOnTick(ticks, found.lower), isOnTick(ticks, found.upper)]).toEqual([true, true])
        expect(isWithin(found, close)).toBe(true)
        expect(compare(found.lower, lowest)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
