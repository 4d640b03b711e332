import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, type Decimal } from '../../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../../domain/orders/order.ts'
import { estimateOpening, pricesOf, subjectOf } from './estimate.ts'
import { detail } from './testing/sample.ts'

const known = detail()
const subject = subjectOf(known)
const prices = pricesOf(known.quote, known.book, known.rules)!
const terms = (more: Partial<OrderTerms> = {}): OrderTerms => ({
  action: 'open',
  direction: 'long',
  type: 'limit',
  timeInForce: 'day',
  quantity: decimal('1000'),
  price: decimal('1.54'),
  leverage: 1,
  ...more,
})
const said = (figure: Decimal | null) => figure && formatDecimal(figure)

describe('the estimate of an order that opens', () => {
  it('is margin and fees at the limit, and what is left of the money', () => {
    const figures = estimateOpening(subject, terms({ leverage: 2 }), prices, decimal('10000'))
    expect([said(figures.amount), said(figures.margin), said(figures.feeTotal), said(figures.cost)]).toEqual([
      '1540.00',
      '770.00',
      '8.00',
      '778.00',
    ])
    expect(said(figures.buyingPowerAfter)).toBe('9222.00')
    expect(said(figures.stopPrice)).toBe('1.15')
  })

  it('charges unknown fees, each at its own rate', () => {
    const fee = { name: 'other-fee', side: 'both', minimum: null, maximum: null } as const
    const rules = {
      ...known.rules,
      fees: [
        { ...fee, rate: decimal('1') },
        { ...fee, rate: decimal('2') },
      ],
    }
    const { fees } = estimateOpening(subjectOf({ ...known, rules }), terms(), prices, null)
    expect(fees.map(({ name, rate, amount }) => [name, said(rate), said(amount)])).toEqual([
      ['other-fee', '1', '15.40'],
      ['other-fee', '2', '30.80'],
    ])
  })

  it('of a market order fills at the best offer and holds the collar', () => {
    const { price: _, ...market } = terms({ type: 'market' })
    const figures = estimateOpening(subject, market, prices, decimal('10000'))
    expect([said(figures.estimatedPrice), said(figures.holdPrice)]).toEqual(['1.55', '1.63'])
    expect(said(figures.held)).toBe('1638.00')
  })

  it('has no stop for a long without leverage and one above the price for a short', () => {
    expect(estimateOpening(subject, terms(), prices, null).stopPrice).toBeNull()
    expect(estimateOpening(subject, terms(), prices, null).buyingPowerAfter).toBeNull()
    expect(said(estimateOpening(subject, terms({ direction: 'short' }), prices, null).stopPrice)).toBe('2.31')
  })
})
