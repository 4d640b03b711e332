import { describe, expect, it } from 'vitest'
import type { MarketCode } from '../markets/marketCode.ts'
import { type Decimal, decimal, zero } from '../money/decimal.ts'
import type { OrderTerms } from './order.ts'
import { contextOf, termsOf } from './testing/ordering.ts'
import { plain } from './testing/samples.ts'
import { type OrderContext, validateOrder, isWarningCode } from './validateOrder.ts'

const prices = { last: decimal('2'), bid: decimal('1.99'), ask: decimal('2'), limits: undefined }
const limited = { ...prices, limits: { lower: decimal('1.4'), upper: decimal('2.6') } }
const terms = (over: Partial<OrderTerms> = {}) => termsOf({ price: decimal('1.98'), ...over })
const shown = (value: Decimal | number | string | boolean | undefined) =>
  typeof value === 'object' ? plain(value) : value

/** Each finding as its code and what it tells: "below-one-lot" and { lot: '100' }. */
const findings = (order: Partial<OrderTerms>, given: Partial<OrderContext> = {}, market: MarketCode = 'MY') =>
  validateOrder(terms(order), contextOf({ prices, ...given }, market))
const found = (...asked: Parameters<typeof findings>) =>
  findings(...asked).map(({ code, params }) => [
    code,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])),
  ])

describe('what a finding tells', () => {
  it('of the market: when it opens, and whether it pauses', () => {
    expect(found({}, { trading: 'closed', opensAt: 5 })).toEqual([['non-trading-time', { opensAt: 5, pause: false }]])
    expect(found({}, { trading: 'break', opensAt: 5 })).toEqual([['non-trading-time', { opensAt: 5, pause: true }]])
    expect(found({}, { trading: 'halted', opensAt: 5 })).toEqual([['trading-halted', { resumesAt: 5 }]])
  })

  it('of a price that is not to be had, and then counts no money', () => {
    const missing = [['price-not-obtained', { nobody: undefined }]]
    expect(found({}, { prices: undefined, available: zero })).toStrictEqual(missing)
    expect(found({ direction: 'short' }, { prices: undefined, available: zero })).toEqual(missing)
  })

  it('of an empty other side of the book', () => {
    const [empty, alone] = [{ ...prices, empty: 'bid' as const }, { nobody: 'buy' }]
    expect(found({ direction: 'short', price: decimal('2.1') }, { prices: empty })).toEqual([
      ['nobody-opposite', alone],
    ])
    const { price: _, ...market } = terms({ direction: 'short', type: 'market' })
    expect(found({ ...market, price: decimal('2') }, { prices: empty })).toEqual([['price-not-obtained', alone]])
    expect(found({}, { prices: empty })).toEqual([])
    const fields = (type: 'limit' | 'market') =>
      findings({ direction: 'short', type, price: decimal('2.1') }, { prices: empty }).map(({ field }) => field)
    expect([fields('limit'), fields('market')]).toEqual([['price'], ['instrument']])
  })

  it('of a quantity: the lot, and the largest order', () => {
    expect(found({ quantity: decimal('99') })).toEqual([['below-one-lot', { lot: '100' }]])
    expect(found({ quantity: decimal('100') })).toEqual([])
    expect(found({ quantity: decimal('150') })).toEqual([['not-whole-lots', { lot: '100' }]])
    expect(found({ quantity: decimal('10000100') })).toEqual([['above-largest-order', { most: '10000000' }]])
    expect(found({ quantity: decimal('10000000') }, { available: decimal('90000000') })).toEqual([])
  })

  it('of a price: the ticks around it, and the limits of the day', () => {
    expect(found({ price: decimal('1.983') })).toEqual([['off-tick', { tick: '0.01', below: '1.98', above: '1.99' }]])
    const outside = [['price-limit-exceeded', { lower: '1.4', upper: '2.6' }]]
    expect(found({ price: decimal('1.39') }, { prices: limited })).toEqual(outside)
    expect(found({ direction: 'short', price: decimal('2.61') }, { prices: limited })).toEqual(outside)
  })

  it('of a holding: what is held', () => {
    const closing = terms({ action: 'close', price: decimal('2') })
    expect(found(closing, { held: decimal('900') })).toEqual([['above-position', { held: '900' }]])
    expect(found(closing, { held: decimal('1000') })).toEqual([])
  })
})

describe('leverage and short sales', () => {
  it('without the gate of margin: leverage and shorts are refused, plain purchases are not', () => {
    expect(found({ leverage: 2 }, { marginEnabled: false })).toEqual([['margin-not-enabled', {}]])
    expect(found({ direction: 'short', price: decimal('2.1') }, { marginEnabled: false })).toEqual([
      ['margin-not-enabled', {}],
    ])
    expect(found({}, { marginEnabled: false })).toEqual([])
  })

  it('that the market does not offer are told with the highest multiple, and of the gate nothing more', () => {
    expect(found({ leverage: 3 }, { marginEnabled: false })).toEqual([['leverage-not-offered', { highest: 5 }]])
  })

  it('are no matter where an order closes', () => {
    const closing = { action: 'close', direction: 'short', leverage: 9, price: decimal('1.98') } as const
    expect(found(closing, { held: decimal('1000'), marginEnabled: false })).toEqual([])
  })
})

describe('prices', () => {
  it('begin at one tick', () => {
    const cheap = { ...prices, last: decimal('0.005'), bid: decimal('0.005'), ask: decimal('0.01') }
    expect(found({ price: decimal('0.005') }, { prices: cheap })).toEqual([])
  })

  it.each([
    ['long', '2', [['fills-at-once', { best: '2' }]]],
    ['long', '1.99', []],
    ['short', '1.99', [['fills-at-once', { best: '1.99' }]]],
    ['short', '2', []],
  ] as const)('a %s order at %s, with 1.99 bid and 2.00 asked: %j', (direction, price, expected) =>
    expect(found({ direction, price: decimal(price) })).toEqual(expected),
  )

  it.each([
    ['long', '1.8', []],
    ['long', '1.79', [['far-from-market', { last: '2' }]]],
    ['short', '2.2', []],
    ['short', '2.21', [['far-from-market', { last: '2' }]]],
  ] as const)('a %s order at %s, with a last price of 2.00: %j', (direction, price, expected) =>
    expect(found({ direction, price: decimal(price) })).toEqual(expected),
  )

  it('that would fill immediately have no warning of it while there is no trading', () =>
    expect(found({ price: decimal('2') }, { trading: 'closed' })).toEqual([
      ['non-trading-time', { opensAt: undefined, pause: false }],
    ]))
})

describe('money', () => {
  // 1,980.00 and fees of 8.00, 0.59 and 1.98.
  it('is enough to the cent, and what is missing is told', () => {
    expect(found({}, { available: decimal('1990.57') })).toEqual([])
    expect(found({}, { available: decimal('1990.56') })).toEqual([
      ['insufficient-available-balance', { needed: '1990.57', shortfall: '0.01' }],
    ])
  })

  it('is counted where only the hour is wrong, and not where quantity, price or leverage are', () => {
    const codes = found({}, { available: zero, trading: 'closed' }).map(([code]) => code)
    expect(codes).toEqual(['non-trading-time', 'insufficient-available-balance'])
    expect(found({ quantity: decimal('150') }, { available: zero })).toEqual([['not-whole-lots', { lot: '100' }]])
  })
})

it('what may be sold is no matter where nothing is waiting', () => {
  const sellable = { quantity: decimal('300'), blocked: zero, next: undefined }
  const closing = { action: 'close', price: decimal('2') } as const
  expect(found(closing, { held: decimal('1000'), sellable })).toEqual([])
})

it.each([
  ['fills-at-once', true],
  ['far-from-market', true],
  ['nobody-opposite', true],
  ['off-tick', false],
  ['', false],
])('%s is a warning: %s', (code, warns) => expect(isWarningCode(code)).toBe(warns))
