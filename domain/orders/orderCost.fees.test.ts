import { multiply } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeeLine } from '../markets/market.ts'
import type { MarketCode } from '../markets/marketCode.ts'
import { MARKETS } from '../markets/markets.ts'
import { compare, type Decimal, decimal, sumOf, zero } from '../money/decimal.ts'
import { fitsMinor } from '../money/money.ts'
import { feesOf, feesOfFill, totalFees } from './orderCost.ts'
import { GRID_PRICES, TRADABLE, gridPrice, lotsOf, plain } from './testing/samples.ts'

const anyMarket = fc.constantFrom(...TRADABLE)
const anyPrice = fc.integer({ min: 0, max: GRID_PRICES - 1 }).map(gridPrice)
const anyLots = (market: MarketCode, most = 400) =>
  fc.integer({ min: 1, max: most }).map((count) => lotsOf(market, count))

const charged = (market: keyof typeof MARKETS, side: 'buy' | 'sell', amount: string) =>
  feesOf(MARKETS[market].fees, side, decimal(amount), MARKETS[market].currency).map(({ name, amount: fee }) => [
    name,
    plain(fee),
  ])

const side = fc.constantFrom('buy' as const, 'sell' as const)
const trade = anyMarket.chain((market) =>
  fc.record({
    market: fc.constant(market),
    side,
    amounts: fc.array(
      fc.tuple(anyPrice, anyLots(market, 30)).map(([price, lots]) => multiply(price, lots)),
      { minLength: 1, maxLength: 6 },
    ),
  }),
)

describe('fees', () => {
  it('are charged line by line at each market’s rates', () => {
    expect(charged('MY', 'buy', '15200')).toEqual([
      ['brokerage', '15.2'],
      ['clearing-fee', '4.56'],
      ['stamp-duty', '15.2'],
    ])
    expect(charged('MY', 'buy', '1520')).toEqual([
      ['brokerage', '8'],
      ['clearing-fee', '0.46'],
      ['stamp-duty', '1.52'],
    ])
    expect(charged('MY', 'buy', '5000000')[1]).toEqual(['clearing-fee', '1000'])
    expect(charged('TW', 'buy', '103000')).toEqual([['brokerage', '146.78']])
    expect(charged('TW', 'sell', '103000')).toEqual([
      ['brokerage', '146.78'],
      ['transaction-tax', '309'],
    ])
    expect(charged('CN', 'sell', '1005')).toEqual([
      ['brokerage', '5'],
      ['transfer-fee', '0.01'],
      ['stamp-duty', '0.5'],
    ])
    expect(charged('JP', 'buy', '123400')).toEqual([
      ['brokerage', '123'],
      ['exchange-fee', '4'],
    ])
    expect(charged('IT', 'buy', '50000')).toEqual([
      ['brokerage', '19'],
      ['transaction-tax', '50'],
    ])
    expect(charged('US', 'sell', '100')).toEqual([
      ['brokerage', '1'],
      ['regulatory-fee', '0.01'],
    ])
  })

  it('are limited to their bounds, half up to the cent', () => {
    const line = { name: 'brokerage', side: 'both', rate: decimal('1') } as const
    const of = (bounds: Pick<FeeLine, 'minimum' | 'maximum'>) =>
      plain(totalFees(feesOf([{ ...line, ...bounds }], 'buy', decimal('100.00'), 'USD')))
    expect([of({}), of({ minimum: decimal('1.125') }), of({ maximum: decimal('0.875') })]).toEqual([
      '1',
      '1.13',
      '0.88',
    ])
  })

  it('never take more than was traded', () => {
    expect(charged('MY', 'buy', '5')).toEqual([
      ['brokerage', '5'],
      ['clearing-fee', '0'],
      ['stamp-duty', '0'],
    ])
    expect(charged('JP', 'sell', '0')).toEqual([
      ['brokerage', '0'],
      ['exchange-fee', '0'],
    ])
  })

  it('are never negative, whole minor units, at most the amount and in parts the same as in one', () => {
    fc.assert(
      fc.property(trade, ({ market, side: at, amounts }) => {
        const { fees, currency } = MARKETS[market]
        let before: Decimal = zero
        const parts = amounts.map((amount) => {
          const charges = feesOfFill(fees, at, before, amount, currency)
          before = sumOf([before, amount])
          for (const { amount: fee } of charges) {
            expect(fee.value >= 0n).toBe(true)
            expect(fitsMinor(fee, currency)).toBe(true)
          }
          return totalFees(charges)
        })
        const whole = totalFees(feesOf(fees, at, before, currency))
        expect(compare(sumOf(parts), whole)).toBe(0)
        expect(compare(whole, before)).not.toBe(1)
      }),
    )
  })

  it('do not fall as the amount grows', () => {
    fc.assert(
      fc.property(anyMarket, side, fc.integer({ min: 1, max: 500_000 }), fc.nat(500_000), (market, at, less, more) => {
        const { fees, currency } = MARKETS[market]
        const cents = (n: number): Decimal => decimal((n / 100).toFixed(2))
        const small = totalFees(feesOf(fees, at, cents(less), currency))
        expect(compare(totalFees(feesOf(fees, at, cents(less + more), currency)), small)).not.toBe(-1)
      }),
    )
  })
})
