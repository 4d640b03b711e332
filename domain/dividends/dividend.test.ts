import { abs, make, multiply, subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { compare, decimal, formatDecimal, isSame, zero } from '../money/decimal.ts'
import { fitsMinor, MINOR_UNITS } from '../money/money.ts'
import { dividendAmounts, type Entitlement, settleWithin } from './payment.ts'
import { type DividendMarket, paysDividends, WITHHOLDING } from './withholding.ts'

const held = (market: DividendMarket, perShare: string, quantity: string, direction: 'long' | 'short' = 'long') => ({
  market,
  currency: MARKETS[market].currency,
  direction,
  quantity: decimal(quantity),
  perShare: decimal(perShare),
})
const texts = (entitlement: Entitlement) => {
  const { gross, net, tax } = dividendAmounts(entitlement)
  return [gross, tax, net].map(formatDecimal)
}

it.each([
  ['MY', '0.0450', '2000', ['90.00', '0.00', '90.00']],
  ['TW', '3.5000', '1000', ['3500.00', '735.00', '2765.00']],
  ['CN', '0.1230', '100', ['12.30', '1.23', '11.07']],
  ['US', '0.3100', '15', ['4.65', '1.39', '3.26']],
  ['JP', '42.50', '300', ['12750', '1952', '10798']],
  ['IT', '0.4301', '7', ['3.01', '0.78', '2.23']],
  ['ES', '0.2000', '3', ['0.60', '0.11', '0.49']],
] as const)('%s: %s for each of %s shares', (market, perShare, quantity, expected) =>
  expect(texts(held(market, perShare, quantity))).toEqual(expected),
)

it.each([
  ['MY', '0'],
  ['TW', '21'],
  ['CN', '10'],
  ['US', '30'],
  ['JP', '15.315'],
  ['IT', '26'],
  ['ES', '19'],
] as const)('%s withholds %s per cent of a dividend', (market, rate) => {
  const { gross, tax, taxRate } = dividendAmounts(held(market, '1.0000', '100000'))
  expect(formatDecimal(taxRate)).toBe(rate)
  expect(isSame(multiply(gross, decimal(rate)), multiply(tax, decimal('100')))).toBe(true)
})

it('is owed gross by who sold borrowed shares', () =>
  expect(texts(held('US', '0.5000', '10', 'short'))).toEqual(['-5.00', '0', '-5.00']))

it('knows which markets have companies, and the law behind each rate', () => {
  expect(['MY', 'ES', 'FX', 'INDEX', 'CRYPTO', 'FUND'].map((market) => paysDividends(market as 'MY'))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  for (const { source } of Object.values(WITHHOLDING)) expect(source.length).toBeGreaterThan(10)
})

it.each([
  ['100.00', '0', '-50.00'],
  ['50.00', '0', '-50.00'],
  ['49.99', '0.01', '-49.99'],
  ['0.00', '50.00', '0.00'],
])('of a debt of 50.00, a wallet with %s leaves the broker %s and pays %s', (available, writtenOff, net) => {
  const settled = settleWithin(dividendAmounts(held('US', '0.5000', '100', 'short')), decimal(available))
  expect([settled.writtenOff, settled.net].map(formatDecimal)).toEqual([writtenOff, net])
})

const market = fc.constantFrom(...(Object.keys(WITHHOLDING) as Array<DividendMarket>))
const entitlement = fc.record({
  market,
  direction: fc.constantFrom('long' as const, 'short' as const),
  quantity: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((value) => make(value, 0)),
  perShare: fc.bigInt({ min: 1n, max: 10n ** 7n }).map((value) => make(value, 4)),
})

describe('whatever is held', () => {
  it('net and tax are the gross amount exactly, in whole minor units, and rounding moves half a unit at most', () => {
    fc.assert(
      fc.property(entitlement, (one) => {
        const { currency } = MARKETS[one.market]
        const { gross, net, tax, taxRate, writtenOff } = dividendAmounts({ ...one, currency })
        expect(isSame(gross, sum(net, tax))).toBe(true)
        expect(isSame(writtenOff, zero)).toBe(true)
        for (const amount of [gross, net, tax]) expect(fitsMinor(amount, currency)).toBe(true)
        const exact = multiply(one.perShare, one.quantity)
        const half = make(5n, MINOR_UNITS[currency] + 1)
        expect(compare(abs(subtract(abs(gross), exact)), half)).not.toBe(1)
        // Rounded down: never more than the rate, and less than a unit below it.
        const due = multiply(gross, multiply(taxRate, decimal('0.01')))
        if (one.direction === 'long') {
          expect(compare(tax, due)).not.toBe(1)
          expect(compare(subtract(due, tax), make(1n, MINOR_UNITS[currency]))).toBe(-1)
          expect(compare(net, zero)).not.toBe(-1)
        } else expect(isSame(tax, zero)).toBe(true)
      }),
    )
  })

  it('a wallet never goes below zero: what it lacks the broker bears, and nothing else', () => {
    const wallet = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(entitlement, wallet, (one, units) => {
        const { currency } = MARKETS[one.market]
        const available = make(units, MINOR_UNITS[currency])
        const amounts = dividendAmounts({ ...one, currency })
        const settled = settleWithin(amounts, available)
        expect(compare(sum(available, settled.net), zero)).not.toBe(-1)
        expect(isSame(settled.net, sum(subtract(settled.gross, settled.tax), settled.writtenOff))).toBe(true)
        if (compare(settled.writtenOff, zero) > 0) expect(isSame(sum(available, settled.net), zero)).toBe(true)
        if (one.direction === 'long') expect(settled).toEqual(amounts)
      }),
    )
  })
})
