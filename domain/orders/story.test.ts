import { expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { type ToldOrder, type ToldPosition, storyOfOrder, storyOfPosition } from './story.ts'

const order = (change: Partial<ToldOrder> = {}): ToldOrder => ({
  action: 'open',
  direction: 'long',
  type: 'limit',
  price: decimal('642'),
  quantity: decimal('1000'),
  filled: decimal('1000'),
  state: 'filled',
  reason: null,
  clientOrderId: 'id-1',
  createdAt: 1_000,
  updatedAt: 9_000,
  expiresAt: 50_000,
  ...change,
})
const fill = (time: number, quantity: string, action: 'open' | 'close' = 'open') =>
  ({ action, direction: 'long', price: decimal('640'), quantity: decimal(quantity), time }) as const
const stand = {
  state: 'active',
  terms: { takeProfit: decimal('700') },
  stopNow: decimal('600'),
  side: null,
  triggerPrice: null,
  triggeredAt: null,
  updatedAt: 3_000,
} as const
const fees = decimal('0')
const told = (events: ReturnType<typeof storyOfOrder>) => events.map(({ at, is }) => `${at ?? 'now'} ${is}`)

it('tells an order from its placing to its last fill, in time', () => {
  const events = storyOfOrder({ ...order(), fees: decimal('9.10') }, [fill(5_000, '500'), fill(2_000, '500')])
  expect(told(events)).toEqual(['1000 placed', '2000 filled', '5000 filled', 'now fees'])
  expect(events[0]).toMatchObject({ side: 'open-long', quantity: decimal('1000'), limit: decimal('642') })
  expect(events[1]).toMatchObject({ side: 'open-long', quantity: decimal('500'), price: decimal('640') })
})

it.each([
  ['cancelled', '9000 cancelled'],
  ['expired', '9000 expired'],
  ['rejected', '9000 rejected'],
  ['partlyfilled', 'now waiting'],
] as const)('ends the story of an order that is %s', (state, last) => {
  const events = storyOfOrder({ ...order({ state, filled: decimal('500') }), fees }, [])
  expect(told(events)).toEqual(['1000 placed', last])
})

it('tells each change of an order, and what it was when it was placed', () => {
  const changes = [
    {
      at: 2_000,
      oldPrice: decimal('640'),
      price: decimal('641'),
      oldQuantity: decimal('800'),
      quantity: decimal('800'),
    },
    {
      at: 3_000,
      oldPrice: decimal('641'),
      price: decimal('642'),
      oldQuantity: decimal('800'),
      quantity: decimal('1000'),
    },
  ]
  const events = storyOfOrder({ ...order({ changes }), fees }, [fill(4_000, '1000')])
  expect(told(events)).toEqual([
    '1000 placed',
    '2000 price-changed',
    '3000 price-changed',
    '3000 quantity-changed',
    '4000 filled',
  ])
  expect(events[0]).toMatchObject({ limit: decimal('640'), quantity: decimal('800') })
  expect(events[3]).toMatchObject({ from: decimal('800'), to: decimal('1000') })
  const market = { at: 2_000, oldPrice: null, price: null, oldQuantity: decimal('800'), quantity: decimal('1000') }
  expect(told(storyOfOrder({ ...order({ changes: [market] }), fees }, []))).toEqual([
    '1000 placed',
    '2000 quantity-changed',
  ])
})

it.each([
  ['the price stayed', { oldPrice: decimal('642'), oldQuantity: decimal('800') }, ['2000 quantity-changed']],
  ['there was no price', { oldPrice: null }, []],
  ['there is no price any more', { price: null }, []],
])('tells no new price where %s', (_, change, expected) => {
  const [price, quantity] = [decimal('642'), decimal('1000')]
  const changes = [{ at: 2_000, oldPrice: price, price, oldQuantity: quantity, quantity, ...change }]
  expect(told(storyOfOrder({ ...order({ changes }), fees }, [])).slice(1)).toEqual(expected)
})

it('says which orders the broker placed', () => {
  const events = storyOfOrder({ ...order({ clientOrderId: null, reason: 'stop-loss' }), fees }, [])
  expect(events[0]).toMatchObject({ is: 'placed-by-broker', side: 'open-long', reason: 'stop-loss' })
})

it('tells a protection that stands, one that was triggered, and nothing of one that has ended', () => {
  const of = (protection: Parameters<typeof storyOfOrder>[0]['protection']) =>
    told(storyOfOrder({ ...order(), fees, ...(protection && { protection }) }, [])).slice(1)
  expect(of(stand)).toEqual(['3000 stop', '3000 take-profit'])
  expect(of({ ...stand, terms: { trail: {} } })).toEqual(['now trail'])
  expect(of({ ...stand, side: 'stop-loss', triggerPrice: decimal('599'), triggeredAt: 7_000 })).toEqual([
    '7000 triggered',
  ])
  // A server that does not say which side was triggered, or at which price.
  expect(of({ ...stand, side: 'stop-loss', triggeredAt: 7_000 })).toEqual([])
  expect(of({ ...stand, triggerPrice: decimal('599'), triggeredAt: 7_000 })).toEqual([])
  expect(of({ ...stand, stopNow: null })).toEqual(['3000 take-profit'])
  expect(of({ ...stand, state: 'ended' })).toEqual([])
})

/** 10 June 2026, 00:00 in Taipei. */
const EX_DATE = Date.UTC(2026, 5, 9, 16)
const DAY = 86_400_000
const position: ToldPosition & { readonly fees: typeof fees } = {
  code: '2330',
  direction: 'long',
  quantity: decimal('0'),
  realisedProfit: decimal('-12.50'),
  state: 'closed',
  fees,
}
const dividend = {
  code: '2330',
  direction: 'long',
  exDay: Date.UTC(2026, 5, 10) / DAY,
  zone: 'Asia/Taipei',
  net: decimal('12'),
  quantity: decimal('1000'),
  paidAt: EX_DATE + 20 * DAY,
} as const

it('tells a position with the dividend for which it was held, and how it ended', () => {
  const fills = [fill(EX_DATE - 1, '1000'), fill(EX_DATE + 30 * DAY, '1000', 'close')]
  const events = storyOfPosition(position, [order()], fills, [dividend])
  expect(events.map(({ is }) => is)).toEqual(['placed', 'filled', 'dividend', 'filled', 'closed'])
})

it.each([
  ['bought on the ex-date', [fill(EX_DATE, '1000')], dividend],
  ['sold before it', [fill(EX_DATE - 2, '1000'), fill(EX_DATE - 1, '1000', 'close')], dividend],
  ['of another instrument', [fill(EX_DATE - 1, '1000')], { ...dividend, code: '2317' }],
  ['of the other direction', [fill(EX_DATE - 1, '1000')], { ...dividend, direction: 'short' as const }],
  ['not paid yet', [fill(EX_DATE - 1, '1000')], { ...dividend, paidAt: null }],
])('leaves out the dividend of a position %s', (_, fills, paid) => {
  const events = storyOfPosition(position, [], fills, [paid])
  expect(events.some(({ is }) => is === 'dividend')).toBe(false)
})

it('ends with what is held now', () => {
  const events = storyOfPosition({ ...position, state: 'holding', quantity: decimal('500') }, [], [], [])
  expect(events.map(({ at, is }) => [at, is])).toEqual([[null, 'held']])
})

const set = (at: number, terms: { stop?: string; takeProfit?: string; trail?: string }) => ({
  at,
  is: 'set' as const,
  terms: {
    ...(terms.stop && { stop: decimal(terms.stop) }),
    ...(terms.takeProfit && { takeProfit: decimal(terms.takeProfit) }),
    ...(terms.trail && { trail: { unit: 'percent' as const, distance: decimal(terms.trail) } }),
  },
})

it.each([
  ['holding', 'before its last fill', 64, ['64 stop', '65 filled']],
  ['holding', 'with its last fill', 65, ['65 filled', '65 stop']],
  ['closed', 'before its last fill', 64, ['64 stop', '65 filled', '65 closed']],
  ['closed', 'with its last fill', 65, ['65 filled', '65 closed']],
  ['closed', 'after its last fill', 66, ['65 filled', '65 closed']],
] as const)('of a position that is %s, a stop that changed %s is told: at %i %j', (state, _, at, expected) => {
  const fills = [fill(5, '1000'), fill(65, '1000', 'close')]
  const events = storyOfPosition({ ...position, state }, [], fills, [], [set(at, { stop: '600' })])
  expect(told(events)).toEqual(['5 filled', ...expected])
})

it('tells the protection that stands where its changes are not recorded, and else where a trailing stop stands', () => {
  const held = { ...position, state: 'holding', protection: stand } as const
  const trailing = { ...held, protection: { ...stand, terms: { trail: {} } } }
  const changes = [set(10, { stop: '600' })]
  expect(told(storyOfPosition(held, [], [], []))).toEqual(['3000 stop', '3000 take-profit'])
  expect(told(storyOfPosition(held, [], [], [], []))).toEqual(['3000 stop', '3000 take-profit'])
  expect(told(storyOfPosition(held, [], [], [], changes))).toEqual(['10 stop'])
  expect(told(storyOfPosition(trailing, [], [], [], changes))).toEqual(['10 stop', 'now trail'])
})

it('tells each stop of a position: set, moved, removed or triggered, and nothing of what ended with it', () => {
  const changes = [
    set(10, { stop: '600' }),
    set(20, { stop: '610', takeProfit: '700' }),
    set(30, { trail: '5', takeProfit: '700' }),
    { at: 40, is: 'ended' as const },
    set(50, { stop: '620' }),
    { at: 60, is: 'triggered' as const, side: 'stop-loss' as const, price: decimal('619') },
    { at: 70, is: 'ended' as const },
  ]
  const fills = [fill(5, '1000'), fill(65, '1000', 'close')]
  const events = storyOfPosition(position, [], fills, [], changes)
  expect(told(events)).toEqual([
    '5 filled',
    '10 stop',
    '20 stop-moved',
    '20 take-profit',
    '30 removed',
    '30 trail-set',
    '40 removed',
    '40 removed',
    '50 stop',
    '60 triggered',
    '65 filled',
    '65 closed',
  ])
})
