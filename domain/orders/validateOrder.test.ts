import { sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../calendar/day.ts'
import type { MarketCode } from '../markets/marketCode.ts'
import { compare, decimal, zero } from '../money/decimal.ts'
import { bestPrices } from './orderPrices.ts'
import { dayOrderExpiry, type OrderTerms } from './order.ts'
import { maximumQuantity } from './orderQuantity.ts'
import { contextOf, termsOf } from './testing/ordering.ts'
import { GRID_PRICES, TRADABLE, gridPrice, plain } from './testing/samples.ts'
import { type OrderContext, validateOrder, publicCode, type Violation } from './validateOrder.ts'

const refuses = (violations: ReadonlyArray<Violation>): boolean =>
  violations.some(({ severity }) => severity === 'error')

const anyMarket = fc.constantFrom(...TRADABLE)
const anyPrice = fc.integer({ min: 0, max: GRID_PRICES - 1 }).map(gridPrice)

const prices = {
  last: decimal('1.52'),
  bid: decimal('1.51'),
  ask: decimal('1.52'),
  limits: { lower: decimal('1.07'), upper: decimal('1.97') },
}
const context = (over: Partial<OrderContext> = {}, market: MarketCode = 'MY') => contextOf({ prices, ...over }, market)
const terms = (over: Partial<OrderTerms> = {}) => termsOf({ price: decimal('1.5'), ...over })
const market: OrderTerms = {
  action: 'open',
  direction: 'long',
  type: 'market',
  timeInForce: 'day',
  quantity: decimal('1000'),
  leverage: 1,
}
const found = (order: OrderTerms, given: OrderContext) =>
  validateOrder(order, given).map(({ field, code, severity }) => `${field} ${code} ${severity}`)

describe('an order', () => {
  it('is valid where there is no finding', () => {
    expect(validateOrder(terms(), context())).toEqual([])
    expect(validateOrder(market, context())).toEqual([])
  })

  it.each([
    ['a delisted instrument', terms(), { listed: false }, 'instrument product-not-found error'],
    ['lunch break', terms(), { trading: 'break' as const }, 'instrument non-trading-time error'],
    ['after the close', market, { trading: 'closed' as const }, 'instrument non-trading-time error'],
    ['a halt', terms(), { trading: 'halted' as const }, 'instrument trading-halted error'],
    ['no price', terms(), { prices: undefined }, 'instrument price-not-obtained error'],
    ['no quantity', terms({ quantity: zero }), {}, 'quantity quantity-required error'],
    ['a negative quantity', terms({ quantity: decimal('-100') }), {}, 'quantity quantity-required error'],
    ['less than a lot', terms({ quantity: decimal('99') }), {}, 'quantity below-one-lot error'],
    ['a broken lot', terms({ quantity: decimal('150') }), {}, 'quantity not-whole-lots error'],
    ['too many lots', terms({ quantity: decimal('10000100') }), {}, 'quantity above-largest-order error'],
    ['a limit order without a limit', { ...market, type: 'limit' as const }, {}, 'price price-required error'],
    ['a price of zero', terms({ price: zero }), {}, 'price price-required error'],
    ['a price between ticks', terms({ price: decimal('1.505') }), {}, 'price off-tick error'],
    ['above limit up', terms({ price: decimal('1.98') }), {}, 'price price-limit-exceeded error'],
    ['below limit down', terms({ price: decimal('1.06') }), {}, 'price price-limit-exceeded error'],
    ['too little money', terms(), { available: decimal('1509.94') }, 'quantity insufficient-available-balance error'],
    ['leverage nobody offers', terms({ leverage: 3 }), {}, 'leverage leverage-not-offered error'],
    [
      'leverage without the gate',
      terms({ leverage: 2 }),
      { marginEnabled: false },
      'leverage margin-not-enabled error',
    ],
    [
      'a short sale without the gate',
      terms({ direction: 'short' }),
      { marginEnabled: false },
      'direction margin-not-enabled error',
    ],
    ['a limit that fills at once', terms({ price: decimal('1.6') }), {}, 'price fills-at-once warning'],
    [
      'a limit that would fill at once while nobody trades',
      terms({ price: decimal('1.6') }),
      { trading: 'closed' as const },
      'instrument non-trading-time error',
    ],
    ['a limit out of reach', terms({ price: decimal('1.3') }), {}, 'price far-from-market warning'],
    [
      'closing more than is held',
      terms({ action: 'close' }),
      { held: decimal('900') },
      'quantity above-position error',
    ],
  ])('says so: %s', (_, order, given, expected) => {
    expect(found(order, context(given))).toContain(expected)
    const isError = expected.endsWith('error')
    expect(refuses(validateOrder(order, context(given)))).toBe(isError)
  })

  it('is told the tick size before the limits of the day, in the order of the contract, where its price breaks both', () => {
    expect(found(terms({ price: decimal('1.983') }), context())).toEqual([
      'price off-tick error',
      'price price-limit-exceeded error',
    ])
  })

  it('can be short in a market that offers it only, and never of an index', () => {
    expect(found(terms({ direction: 'short' }), context({}, 'CN'))).toContain('direction shorting-not-offered error')
    expect(found(terms(), context({}, 'INDEX'))).toContain('instrument product-not-found error')
  })

  it('that closes needs no money and no margin gate, but sellable quantity', () => {
    const closing = terms({ action: 'close', price: decimal('1.52') })
    const held = context({ held: decimal('1000'), available: zero, marginEnabled: false })
    expect(validateOrder(closing, held)).toEqual([])
    const next = { reason: 'sell-blocked-15-minutes' as const, until: 5000 }
    const waiting = { ...held, sellable: { quantity: decimal('300'), blocked: decimal('700'), next } }
    expect(validateOrder(closing, waiting)).toEqual([
      {
        field: 'quantity',
        code: 'sell-blocked-15-minutes',
        severity: 'error',
        params: { sellable: decimal('300'), until: 5000 },
      },
    ])
    expect(validateOrder({ ...closing, quantity: decimal('300') }, waiting)).toEqual([])
  })

  it('tells what would be right', () => {
    const offTick = validateOrder(terms({ price: decimal('1.503') }), context())[0]
    if (offTick?.code !== 'off-tick') throw new Error('off tick')
    expect([offTick.params.tick, offTick.params.below, offTick.params.above].map(plain)).toEqual([
      '0.01',
      '1.5',
      '1.51',
    ])
    const poor = validateOrder(terms(), context({ available: decimal('1500') }))[0]
    if (poor?.code !== 'insufficient-available-balance') throw new Error('poor')
    expect([poor.params.needed, poor.params.shortfall].map(plain)).toEqual(['1509.95', '9.95'])
  })

  it('names every field that is wrong, but counts no money on unsound figures', () => {
    const wrong = terms({ quantity: decimal('150'), price: decimal('1.503'), leverage: 9 })
    expect(found(wrong, context({ available: zero, trading: 'closed' }))).toEqual([
      'instrument non-trading-time error',
      'leverage leverage-not-offered error',
      'quantity not-whole-lots error',
      'price off-tick error',
    ])
  })

  it('of the largest quantity is always good, of one lot more never', () => {
    const money = fc.integer({ min: 0, max: 90_000_000 }).map((n) => decimal(String(n)))
    fc.assert(
      fc.property(anyMarket, anyPrice, money, (code, price, available) => {
        const given = context({ available, prices: { last: price, bid: price, ask: price, limits: undefined } }, code)
        const { instrument } = given
        const most = maximumQuantity(instrument, given.market, { direction: 'long', leverage: 1 }, price, available)
        const order = (quantity: typeof most) => validateOrder(terms({ quantity, price }), given)
        if (compare(most, zero) > 0) expect(refuses(order(most))).toBe(false)
        expect(refuses(order(sum(most, instrument.lot)))).toBe(true)
      }),
    )
  })

  it('is answered with the code it is found by, unless no correct client could send it', () => {
    expect(publicCode('trading-halted')).toBe('trading-halted')
    expect(publicCode('off-tick')).toBe('off-tick')
    expect(publicCode('quantity-required')).toBe('invalid-parameters')
    expect(publicCode('price-required')).toBe('invalid-parameters')
  })

  it('names the missing side where the other side of the book is empty', () => {
    const { ask: _, ...rest } = prices
    const alone = {
      prices: bestPrices(context().instrument.ticks, { ...rest, last: rest.limits.upper, ask: undefined }),
    }
    const found = (over: Partial<OrderTerms>) =>
      validateOrder(terms({ price: rest.limits.upper, ...over }), context(alone)).map(({ code, params }) => ({
        code,
        params,
      }))
    expect(found({})).toEqual([{ code: 'nobody-opposite', params: { nobody: 'sell' } }])
    expect(found({ type: 'market' })).toEqual([{ code: 'price-not-obtained', params: { nobody: 'sell' } }])
    expect(found({ direction: 'short', price: decimal('1.51') }).map(({ code }) => code)).toEqual(['fills-at-once'])
    // While there is no trading, there is no such warning.
    const closed = validateOrder(terms({ price: rest.limits.upper }), context({ ...alone, trading: 'closed' }))
    expect(closed.map(({ code }) => code)).toEqual(['non-trading-time'])
  })

  it('expires at the close of its trading day', () => {
    const day = (parseDay('2026-03-06') ?? 0) * 86_400_000
    expect(dayOrderExpiry('MY', day + 2 * 3_600_000)).toBe(day + 9 * 3_600_000)
    expect(dayOrderExpiry('MY', day + 9 * 3_600_000)).toBe(day + (3 * 24 + 9) * 3_600_000)
  })
})
