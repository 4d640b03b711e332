import { subtract } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { plain } from '../../../../domain/orders/testing/samples.ts'
import { cross, levelKey, type Waiting } from './crossing.ts'

const level = (price: string, quantity: string) => ({ price: decimal(price), quantity: decimal(quantity) })
const book = {
  bids: [level('9.9', '100'), level('9.8', '200')],
  asks: [level('10', '100'), level('10.1', '200'), level('10.2', '300')],
}

let sequence = 0n
const order = (side: 'buy' | 'sell', worst: string, remaining: string, more: Partial<Waiting> = {}): Waiting => ({
  id: `${side} ${worst} ${remaining}`,
  side,
  worst: decimal(worst),
  highest: null,
  remaining: decimal(remaining),
  sequence: (sequence += 1n),
  isWhole: false,
  ...more,
})

const shown = (orders: ReadonlyArray<Waiting>, taken = new Map()) =>
  cross(orders, book, taken).executions.map(({ orderId, price, quantity }) => [orderId, plain(price), plain(quantity)])

describe('an order in the book', () => {
  it('takes level by level up to its worst price and leaves the rest waiting', () => {
    expect(shown([order('buy', '10.1', '1000', { id: 'a' })])).toEqual([
      ['a', '10', '100'],
      ['a', '10.1', '200'],
    ])
    expect(shown([order('sell', '9.9', '500', { id: 'b' })])).toEqual([['b', '9.9', '100']])
  })

  it('takes nothing beyond its price', () => {
    expect(shown([order('buy', '9.99', '100'), order('sell', '9.91', '100')])).toEqual([])
  })

  it('takes every level within its price', () => {
    expect(shown([order('sell', '0.1', '300', { id: 'stop' })])).toEqual([
      ['stop', '9.9', '100'],
      ['stop', '9.8', '200'],
    ])
  })

  it('is not filled above the amount held for it', () => {
    expect(shown([order('sell', '9', '100', { id: 'short', highest: decimal('9.5') })])).toEqual([
      ['short', '9.5', '100'],
    ])
  })

  it('takes only what other orders left of a level in the same second', () => {
    const taken = new Map([[levelKey('ask', decimal('10')), decimal('60')]])
    expect(shown([order('buy', '10', '100', { id: 'a' })], taken)).toEqual([['a', '10', '40']])
  })
})

describe('price-time priority', () => {
  it('fills the better price first, and at the same price the earlier order', () => {
    const early = order('buy', '10', '80', { id: 'early' })
    const late = order('buy', '10', '80', { id: 'late' })
    const better = order('buy', '10.1', '50', { id: 'better' })
    expect(shown([late, early, better])).toEqual([
      ['better', '10', '50'],
      ['early', '10', '50'],
    ])
  })
})

const anyOrders = fc.array(
  fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    worst: fc.constantFrom('9.7', '9.8', '9.9', '10', '10.1', '10.2', '10.3'),
    remaining: fc.integer({ min: 1, max: 40 }).map((lots) => String(lots * 10)),
  }),
  { maxLength: 12 },
)

it('never takes more than a level has, than an order wants, or beyond its price (property)', () => {
  fc.assert(
    fc.property(anyOrders, (wanted) => {
      const orders = wanted.map(({ side, worst, remaining }, index) =>
        order(side, worst, remaining, { id: String(index) }),
      )
      const { executions, taken } = cross(orders, book, new Map())
      for (const { price, quantity, side } of taken) {
        const offered = (side === 'ask' ? book.asks : book.bids).find((one) => compare(one.price, price) === 0)
        expect(compare(quantity, offered?.quantity ?? zero)).toBeLessThanOrEqual(0)
      }
      for (const one of orders) {
        const mine = executions.filter(({ orderId }) => orderId === one.id)
        const filled = sumOf(mine.map(({ quantity }) => quantity))
        expect(subtract(one.remaining, filled).value >= 0n).toBe(true)
        for (const { price } of mine) {
          expect(compare(price, one.worst) * (one.side === 'buy' ? 1 : -1)).toBeLessThanOrEqual(0)
        }
      }
      const total = sumOf(taken.map(({ quantity }) => quantity))
      expect(formatDecimal(total)).toBe(formatDecimal(sumOf(executions.map(({ quantity }) => quantity))))
    }),
  )
})

describe('an order that is filled completely or not at all', () => {
  it('takes what it needs of every level that it accepts', () => {
    expect(shown([order('buy', '10.1', '300', { id: 'all', isWhole: true })])).toEqual([
      ['all', '10', '100'],
      ['all', '10.1', '200'],
    ])
  })

  it('takes nothing where others have left too little, and leaves it to the next order', () => {
    const taken = new Map([[levelKey('ask', decimal('10')), decimal('1')]])
    const orders = [order('buy', '10.1', '300', { id: 'all', isWhole: true }), order('buy', '10', '99', { id: 'next' })]
    expect(shown(orders, taken)).toEqual([['next', '10', '99']])
  })
})
