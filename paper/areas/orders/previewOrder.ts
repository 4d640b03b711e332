import { sumOf } from '../../../domain/money/decimal.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { findListing } from '../../market/listing/listings.ts'
import { amountText, meanText, NOTHING, priceText, quantityText } from '../../market/listing/figures.ts'
import { checkOrder, openDayTrade } from './checkOrder.ts'
import { readFacts } from './orderFacts.ts'
import { readOrder } from './orderRequest.ts'
import { estimate, largestQuantity } from './preview.ts'
import { viewOf } from './view.ts'

const BY_SEVERITY = { error: 0, warning: 1 }

/**
 * Changes nothing. A reason for which `/trade/order` would refuse is returned as a problem; only an unknown instrument
 * or position is a failure.
 */
export const previewOrder: Handler<'/trade/orderpreview'> = async (form, { broker, customer, now }) => {
  const request = readOrder(form)
  if (isRejection(request)) return request
  const listing = findListing(request.code)
  if (listing === undefined) return reject('product-not-found', '/code')
  const { instrument } = listing
  const { currency } = instrument
  const facts = await readFacts(broker.db, { customerId: customer.id, clientOrderId: null, request, currency, now })
  if (request.positionId !== undefined && facts.position === undefined)
    return reject('position-not-found', '/positionid')
  const view = viewOf(broker.market, request.code, now.getTime(), facts.overrides)
  if (view === undefined) return reject('product-not-found', '/code')
  const dayTrade = openDayTrade(request, facts, view.instrument, now)
  const squareOff = isRejection(dayTrade) ? null : (dayTrade ?? facts.position?.square_off_at)
  const findings = checkOrder(request, facts, view, now, dayTrade)
  const figures = estimate(request, facts, view)
  const largest = largestQuantity(request, facts, view, findings, now)
  const amount = (
    of: keyof NonNullable<typeof figures> & ('amount' | 'margin' | 'cost' | 'held' | 'proceeds' | 'profit'),
  ) => (figures === undefined ? NOTHING : amountText(figures[of], currency))
  return {
    code: request.code,
    currency,
    estimateprice: figures === undefined ? NOTHING : meanText(figures.amount, request.terms.quantity, instrument),
    holdprice: priceText(figures?.holdPrice, instrument),
    amount: amount('amount'),
    fees: (figures?.fees ?? []).map(({ amount: charge, name, rate }) => ({
      name,
      rate: quantityText(rate),
      amount: amountText(charge, currency),
    })),
    feetotal: figures === undefined ? NOTHING : amountText(sumOf(figures.fees.map((fee) => fee.amount)), currency),
    margin: amount('margin'),
    cost: amount('cost'),
    held: amount('held'),
    proceeds: amount('proceeds'),
    profit: amount('profit'),
    buyingpower: amountText(facts.available, currency),
    buyingpowerafter: figures === undefined ? NOTHING : amountText(figures.after, currency),
    stopprice: priceText(figures?.stopPrice, instrument),
    squareofftime: squareOff?.getTime() ?? NOTHING,
    maxquantity: largest === undefined ? NOTHING : quantityText(largest),
    problems: findings.toSorted((a, b) => BY_SEVERITY[a.severity] - BY_SEVERITY[b.severity]),
    time: now.getTime(),
  }
}
