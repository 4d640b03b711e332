import { fromBigInt, multiply, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { isOnTick } from '../markets/allowedPrices.ts'
import { compare, decimal, isMultipleOf, sumOf, zero } from '../money/decimal.ts'
import { fitsMinor } from '../money/money.ts'
import { type OrderTerms, sideOf } from './order.ts'
import { openedBy, openingFigures } from './openingFigures.ts'
import { buyingPowerAfter, marginFor, marginOfFill, openingCost } from './orderCost.ts'
import { collarPrice, reservePrice } from './orderPrices.ts'
import { FRACTIONS, fractionOf, MAXIMUM_LOTS, maximumQuantity, quantityForSum } from './orderQuantity.ts'
import { GRID_PRICES, TRADABLE, gridPrice, instrumentOf, lotsOf, plain } from './testing/samples.ts'

const anyMarket = fc.constantFrom(...TRADABLE)
const anyPrice = fc.integer({ min: 0, max: GRID_PRICES - 1 }).map(gridPrice)

const my = instrumentOf('MY')
const terms = (over: Partial<OrderTerms>): OrderTerms => ({
  action: 'open',
  direction: 'long',
  type: 'limit',
  timeInForce: 'day',
  quantity: decimal('100'),
  leverage: 1,
  ...over,
})

describe('cost of an order', () => {
  it('is margin and fees', () => {
    const cost = openingCost(my, MARKETS.MY, terms({ quantity: decimal('10000'), leverage: 5 }), decimal('1.52'))
    expect([cost.amount, cost.margin, cost.total].map(plain)).toEqual(['15200', '3040', '3074.96'])
    expect(plain(buyingPowerAfter(decimal('3000'), cost))).toBe('-74.96')
    expect(plain(marginFor(decimal('100.01'), 2, 'MYR'))).toBe('50.01')
  })

  it('has the fees of a sale where it sells short', () => {
    const fees = (direction: 'long' | 'short') => {
      const order = terms({ quantity: decimal('1000'), direction })
      return openingCost(instrumentOf('TW'), MARKETS.TW, order, decimal('103')).fees.map(({ name }) => name)
    }
    expect([fees('long'), fees('short')]).toEqual([['brokerage'], ['brokerage', 'transaction-tax']])
  })

  it('is held at the worst price a fill can have', () => {
    const book = {
      bid: decimal('1.51'),
      ask: decimal('1.52'),
      limits: { lower: decimal('1.07'), upper: decimal('1.55') },
    }
    const held = (over: Partial<OrderTerms>) => plain(reservePrice(my, terms(over), book))
    expect(held({ price: decimal('1.48') })).toBe('1.48')
    expect(held({ type: 'market' })).toBe('1.55')
    expect(held({ direction: 'short', price: decimal('1.54') })).toBe('1.54')
    // The bid is above the limit: the sale fills there, and the margin is a share of what it fills at.
    expect(held({ direction: 'short', price: decimal('1.2') })).toBe('1.55')
    expect(held({ direction: 'short', type: 'market' })).toBe('1.55')
    expect(plain(collarPrice(my, 'sell', book))).toBe('1.43')
    expect(plain(collarPrice(my, 'sell', { ...book, bid: decimal('1.1') }))).toBe('1.07')
    expect(plain(collarPrice(my, 'sell', { ...book, bid: decimal('1.1'), limits: undefined }))).toBe('1.04')
    expect(plain(collarPrice(my, 'buy', { ...book, limits: undefined }))).toBe('1.6')
  })

  it.each([
    ['a tick below the bid', '1.50', '1.59'],
    ['at the bid', '1.51', '1.59'],
    ['a tick above the bid', '1.52', '1.52'],
  ])('of a short sale %s is held at what a sale that fills immediately can reach', (_where, price, held) => {
    const book = { bid: decimal('1.51'), ask: decimal('1.52'), limits: undefined }
    const order = terms({ direction: 'short', price: decimal(price) })
    expect(plain(reservePrice(my, order, book))).toBe(held)
  })

  it('has figures that cost at the order’s own price what the rule of costs says, and bind the same in what it opens', () => {
    fc.assert(
      fc.property(anyMarket, anyPrice, fc.integer({ min: 1, max: 400 }), (code, price, lots) => {
        const [market, instrument, quantity] = [MARKETS[code], instrumentOf(code), lotsOf(code, lots)]
        const order = terms({ price, quantity })
        const prices = { bid: price, ask: price, limits: undefined }
        const figures = openingFigures(instrument, market, order, prices, multiply(price, quantity))
        const cost = openingCost(instrument, market, order, price)
        expect([compare(figures.cost, cost.total), compare(figures.held, cost.total)]).toEqual([0, 0])
        expect(openedBy(order, instrument, figures)).toMatchObject({ quantity, cost: figures.amount, leverage: 1 })
      }),
    )
  })

  it('holds more for a market order than it is expected to cost', () => {
    const market = terms({ type: 'market', quantity: decimal('1000') })
    const prices = { bid: decimal('1.54'), ask: decimal('1.55'), limits: undefined }
    const figures = openingFigures(instrumentOf('MY'), MARKETS.MY, market, prices, decimal('1550'))
    expect(compare(figures.held, figures.cost)).toBe(1)
  })

  it('binds in parts what it binds in one', () => {
    const parts = fc.array(fc.tuple(anyPrice, fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(parts, fc.constantFrom(1, 2, 3, 10, 30), (fills, leverage) => {
        let before = zero
        const margins = fills.map(([price, count]) => {
          const amount = decimal(String(Number(plain(price)) * count + 0.07))
          const margin = marginOfFill(before, amount, leverage, 'EUR')
          before = sum(before, amount)
          return margin
        })
        expect(compare(sumOf(margins), marginFor(before, leverage, 'EUR'))).toBe(0)
      }),
    )
  })

  it('buys in one direction only: closing a short is a purchase', () => {
    expect([
      sideOf('open', 'long'),
      sideOf('close', 'short'),
      sideOf('open', 'short'),
      sideOf('close', 'long'),
    ]).toEqual(['buy', 'buy', 'sell', 'sell'])
  })
})

describe('largest quantity', () => {
  const money = fc.integer({ min: 0, max: 900_000_000 }).map((n) => decimal((n / 100).toFixed(2)))
  const direction = fc.constantFrom('long' as const, 'short' as const)

  it('is affordable with its fees, and one lot more is not', () => {
    fc.assert(
      fc.property(anyMarket, direction, anyPrice, money, fc.nat(3), (code, way, price, available, step) => {
        const [market, instrument] = [MARKETS[code], instrumentOf(code)]
        const leverage = market.leverage[step % market.leverage.length] ?? 1
        const order = { direction: way, leverage }
        const most = maximumQuantity(instrument, market, order, price, available)
        const total = (quantity: typeof most) => openingCost(instrument, market, { ...order, quantity }, price).total
        expect(isMultipleOf(most, market.lot)).toBe(true)
        if (most.value > 0n) {
          expect(compare(total(most), available)).not.toBe(1)
          expect(fitsMinor(total(most), market.currency)).toBe(true)
        }
        const capped = compare(most, multiply(market.lot, fromBigInt(MAXIMUM_LOTS))) === 0
        if (!capped) expect(compare(total(sum(most, market.lot)), available)).toBe(1)
        for (const fraction of FRACTIONS) {
          const part = fractionOf(most, fraction, market.lot)
          expect(isMultipleOf(part, market.lot)).toBe(true)
          expect(compare(part, most)).not.toBe(1)
        }
        expect(compare(fractionOf(most, 'max', market.lot), most)).toBe(0)
      }),
    )
  })

  it('for a sum never costs more than the sum, one lot more would, and the rest is what stays', () => {
    fc.assert(
      fc.property(anyMarket, direction, anyPrice, money, (code, way, price, most) => {
        const [market, instrument] = [MARKETS[code], instrumentOf(code)]
        const order = { direction: way, leverage: 1 }
        const { quantity, rest, spent } = quantityForSum(instrument, market, order, price, most)
        expect(isMultipleOf(quantity, market.lot)).toBe(true)
        expect(compare(spent, most)).not.toBe(1)
        expect(compare(sum(spent, rest), most)).toBe(0)
        const next = openingCost(instrument, market, { ...order, quantity: sum(quantity, market.lot) }, price)
        const capped = compare(quantity, multiply(market.lot, fromBigInt(MAXIMUM_LOTS))) === 0
        if (!capped) expect(compare(next.total, most)).toBe(1)
      }),
    )
  })

  it('for a sum says what stays to the cent', () => {
    const { quantity, rest, spent } = quantityForSum(
      my,
      MARKETS.MY,
      { direction: 'long', leverage: 1 },
      decimal('1'),
      decimal('1100'),
    )
    expect([quantity, spent, rest].map(plain)).toEqual(['1000', '1009.3', '90.7'])
  })

  it('is what the money pays for to the cent', () => {
    const most = (available: string) =>
      plain(maximumQuantity(my, MARKETS.MY, { direction: 'long', leverage: 1 }, decimal('1'), decimal(available)))
    // 1,000.00 and fees of 8.00, 0.30 and 1.00.
    expect([most('1009.30'), most('1009.29')]).toEqual(['1000', '900'])
    expect(most('1009300000')).toBe('10000000')
  })

  it.each([
    ['1/4', '300'],
    ['1/2', '700'],
    ['3/4', '1000'],
    ['max', '1400'],
  ] as const)('%s of 1400 shares is %s, in whole lots', (fraction, shares) =>
    expect(plain(fractionOf(decimal('1400'), fraction, my.lot))).toBe(shares),
  )

  it('counts the fees in: 15 lots of money do not buy 15 lots', () => {
    expect(
      plain(maximumQuantity(my, MARKETS.MY, { direction: 'long', leverage: 1 }, decimal('1'), decimal('1500'))),
    ).toBe('1400')
    expect(plain(fractionOf(decimal('1400'), '3/4', my.lot))).toBe('1000')
    expect(plain(fractionOf(decimal('100'), '1/2', my.lot))).toBe('0')
  })

  it('collars lie on the grid', () => {
    fc.assert(
      fc.property(anyMarket, anyPrice, (code, price) => {
        const instrument = instrumentOf(code)
        const book = { bid: price, ask: price, limits: undefined }
        for (const at of ['buy', 'sell'] as const) {
          expect(isOnTick(instrument.ticks, collarPrice(instrument, at, book))).toBe(true)
        }
      }),
    )
  })
})
