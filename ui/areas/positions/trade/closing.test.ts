import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, type Decimal } from '../../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../../domain/orders/order.ts'
import { pricesOf, subjectOf } from '../../orders/ticket/estimate.ts'
import { detail, position } from '../../orders/ticket/testing/sample.ts'
import { closingFigures } from './closing.ts'

const known = detail()
const subject = subjectOf(known)
const prices = pricesOf(known.quote, known.book, known.rules)!
const closing = (quantity: string, leverage = 1): OrderTerms => ({
  action: 'close',
  direction: 'long',
  type: 'limit',
  timeInForce: 'day',
  quantity: decimal(quantity),
  price: decimal('1.54'),
  leverage,
})
const said = (figure: Decimal | null) => figure && formatDecimal(figure)

describe('the estimate of an order that closes', () => {
  it('pays the margin back with the profit, less the fees', () => {
    const figures = closingFigures(subject, closing('250', 2), position(), prices, decimal('10000'))
    // 187,50 of margin, 10,00 earned, 8,00 in fees.
    expect([said(figures.amount), said(figures.proceeds), said(figures.buyingPowerAfter)]).toEqual([
      '385.00',
      '189.50',
      '10189.50',
    ])
  })

  it('is undefined where the quantity is more than is held', () => {
    expect(closingFigures(subject, closing('600'), position(), prices, decimal('1')).proceeds).toBeNull()
  })
})
