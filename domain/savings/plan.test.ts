import { make, subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tradable } from '../markets/market.ts'
import { MARKET_CODES } from '../markets/marketCode.ts'
import { MARKETS } from '../markets/markets.ts'
import { compare, type Decimal, decimal, formatDecimal, isMultipleOf, roundTo, zero } from '../money/decimal.ts'
import { CURRENCIES, fitsMinor } from '../money/money.ts'
import { openingCost } from '../orders/orderCost.ts'
import { collarPrice } from '../orders/orderPrices.ts'
import { isOfferedIn } from './schedule.ts'
import { PLAN_SUMS, periodsUntilLot, planOrder, plannedPurchase, planResult, restAfter } from './plan.ts'

const share = (lot: string): Tradable => ({ currency: 'EUR', lot: decimal(lot), ticks: MARKETS.ES.ticks })
const at = (ask: string) => ({ ask: decimal(ask), bid: decimal(ask), limits: undefined })
const budget = (each: string, rest = '0') => ({ sum: decimal(each), rest: decimal(rest) })

describe('what a sum buys', () => {
  it('is the whole lots that it pays for with fees at the worst price, and the rest is carried over', () => {
    // 5 % above 10 is 10.50: nine shares are 94.50, ten 105.
    const { most, quantity } = plannedPurchase(share('1'), { ...MARKETS.ES, fees: [] }, at('10'), budget('100'))
    expect([formatDecimal(quantity), formatDecimal(most)]).toEqual(['9', '94.50'])
    const filled = restAfter(budget('100'), { state: 'bought', spent: decimal('90.00') })
    expect(formatDecimal(filled)).toBe('10.00')
    expect(formatDecimal(restAfter(budget('100', '10.00'), { state: 'carried', spent: zero }))).toBe('110.00')
    expect(formatDecimal(restAfter(budget('100', '10.00'), { state: 'skipped', spent: zero }))).toBe('10.00')
  })

  it('is nothing while a lot costs more, for as many periods as it takes', () => {
    const { lot, quantity } = plannedPurchase(share('1'), { ...MARKETS.ES, fees: [] }, at('240'), budget('100'))
    expect([formatDecimal(quantity), formatDecimal(lot)]).toEqual(['0', '252.00'])
    expect(periodsUntilLot(lot, budget('100'))).toBe(3)
    expect(periodsUntilLot(lot, budget('100', '152.00'))).toBe(1)
    expect(['252.00', '700.00'].map((rest) => periodsUntilLot(lot, budget('100', rest)))).toEqual([1, 1])
    expect(periodsUntilLot(lot, budget('100', '151.99'))).toBe(2)
  })

  it('is offered for shares and funds, within sums that each currency can hold', () => {
    expect(MARKET_CODES.filter(isOfferedIn)).toEqual(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND'])
    for (const currency of CURRENCIES) {
      const { max, min } = PLAN_SUMS[currency]
      expect(fitsMinor(min, currency) && fitsMinor(max, currency) && compare(min, max) < 0).toBe(true)
    }
  })

  it('is ordered at the market, at once, without leverage', () => {
    expect(planOrder(decimal('9'))).toMatchObject({
      type: 'market',
      timeInForce: 'ioc',
      leverage: 1,
      direction: 'long',
    })
  })
})

/** A period: the price at the opening, whether the money suffices, how much of the order the book fills and how much better. */
const period = fc.record({
  cents: fc.bigInt({ min: 1_00n, max: 400_00n }),
  isShort: fc.boolean(),
  part: fc.integer({ min: 0, max: 4 }),
  better: fc.integer({ min: 0, max: 5 }),
  sum: fc.bigInt({ min: 10_00n, max: 500_00n }),
})

it('any sequence of prices, shortfalls, changed sums and partial fills spends what it had, to the cent, and never more', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 40 }), fc.constantFrom('1', '10', '100'), (periods, lot) => {
      const instrument = share(lot)
      let [rest, spentInAll, grantedInAll] = [zero, zero, zero]
      for (const one of periods) {
        const mine = { sum: make(one.sum, 2), rest }
        const prices = { ask: make(one.cents, 2), bid: make(one.cents, 2), limits: undefined }
        const { lot: least, most, quantity } = plannedPurchase(instrument, MARKETS.ES, prices, mine)
        expect(compare(most, sum(mine.sum, rest))).toBeLessThanOrEqual(0)
        expect(isMultipleOf(quantity, instrument.lot)).toBe(true)
        if (quantity.value === 0n) expect(compare(least, sum(mine.sum, rest))).toBe(1)
        if (quantity.value > 0n && one.isShort) {
          rest = restAfter(mine, { state: 'skipped', spent: zero })
          continue
        }
        grantedInAll = sum(grantedInAll, mine.sum)
        // The book fills whole lots at a price between the best one and the collar.
        const lots = BigInt(one.part)
        const all = roundTo(quantity, 0, 'down').value
        const filled = make(((all * lots) / 4n / BigInt(lot)) * BigInt(lot), 0)
        const worst = collarPrice(instrument, 'buy', prices)
        const price = one.better === 0 ? worst : prices.ask
        const spent =
          filled.value === 0n
            ? zero
            : openingCost(instrument, MARKETS.ES, { direction: 'long', leverage: 1, quantity: filled }, price).total
        expect(compare(spent, most)).toBeLessThanOrEqual(0)
        const next = restAfter(mine, { state: filled.value === 0n ? 'carried' : 'bought', spent })
        expect(compare(next, zero)).toBeGreaterThanOrEqual(0)
        spentInAll = sum(spentInAll, spent)
        rest = next
      }
      expect(formatDecimal(roundTo(subtract(grantedInAll, spentInAll), 2, 'half-even'))).toBe(
        formatDecimal(roundTo(rest, 2, 'half-even')),
      )
    }),
  )
})

const DAY = 86_400_000
const paid = (day: number, amount: string) => ({ at: day * DAY + 1, amount: decimal(amount) })
const result = (flows: ReadonlyArray<{ at: number; amount: Decimal }>, quantity: string, price: string, day: number) =>
  planResult(flows, { currency: 'EUR', now: day * DAY + 2, quantity: decimal(quantity), price: decimal(price) })

describe('the return of a plan', () => {
  it('is that of the money, each purchase from its own day on', () => {
    // 100 a month for two months of 30 days, worth 220 after a third: x^60 + x^30 = 2.2, x^30 = 1.06524758…, so over the
    // sixty days 13.4752 %. Reference: (√(1 + 4 · 2.2) − 1) / 2, squared.
    const found = result([paid(0, '100'), paid(30, '100')], '2', '110', 60)
    expect(found.weighted && formatDecimal(roundTo(found.weighted, 6, 'half-even'))).toBe('0.134752')
    expect([found.paid, found.sold, found.worth, found.profit].map(formatDecimal)).toEqual(['200', '0', '220', '20'])
  })

  it('counts what sales of its shares paid', () => {
    const found = result([paid(0, '100'), paid(10, '-110')], '0', '99', 40)
    expect(found.weighted && formatDecimal(roundTo(found.weighted, 6, 'half-even'))).toBe('0.100000')
    expect([found.paid, found.sold, found.worth, found.profit].map(formatDecimal)).toEqual(['100', '110', '0', '10'])
  })

  it('is not known on the first day', () => {
    expect(result([paid(0, '100')], '1', '101', 0).weighted).toBeUndefined()
    expect(result([], '0', '101', 3)).toMatchObject({ weighted: undefined, paid: zero })
  })

  it('is the rate at which a reference in floating point finds nothing left over', () => {
    const flow = fc.record({ day: fc.integer({ min: 0, max: 300 }), euros: fc.integer({ min: 20, max: 500 }) })
    fc.assert(
      fc.property(
        fc.array(flow, { minLength: 1, maxLength: 24 }),
        fc.integer({ min: 80, max: 125 }),
        (flows, percent) => {
          const total = flows.reduce((all, { euros }) => all + euros, 0)
          const found = result(
            flows.map(({ day, euros }) => paid(day, String(euros))),
            '1',
            ((total * percent) / 100).toFixed(2),
            360,
          )
          const from = Math.min(...flows.map(({ day }) => day))
          const growth = 1 + Number(found.weighted && formatDecimal(found.weighted))
          const daily = growth ** (1 / (360 - from))
          const final = flows.reduce((all, { day, euros }) => all + euros * daily ** (360 - day), 0)
          expect(Math.abs(final - (total * percent) / 100)).toBeLessThan(0.02)
        },
      ),
    )
  })
})
