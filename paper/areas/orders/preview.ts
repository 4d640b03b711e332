import { max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import { type FeeCharge, feesOf, totalFees } from '../../../domain/orders/orderCost.ts'
import { openedBy, openingFigures } from '../../../domain/orders/openingFigures.ts'
import { type OrderTerms, sideOf } from '../../../domain/orders/order.ts'
import { reservePrice } from '../../../domain/orders/orderPrices.ts'
import { floorToLot, maximumQuantity } from '../../../domain/orders/orderQuantity.ts'
import { closeFill } from '../../../domain/positions/position.ts'
import { stopOutPrice } from '../../../domain/positions/stopOut.ts'
import type { BookLevel } from '../../market/quote.ts'
import { type Finding, heldOf, sellableOf, termsOf } from './checkOrder.ts'
import type { OrderFacts } from './orderFacts.ts'
import type { OrderRequest } from './orderRequest.ts'
import { sumsOf } from '../positions/storedPosition.ts'
import { type MarketView, oppositeOf } from './view.ts'

/** Figures of an order that is not placed; undefined where one cannot be calculated. In the instrument's currency. */
export interface Estimate {
  /** The amount for which the whole quantity would trade. */
  readonly amount: Decimal
  /** Line by line; the rate in per cent of the amount. */
  readonly fees: ReadonlyArray<FeeCharge>
  readonly margin: Decimal
  readonly cost: Decimal
  readonly holdPrice: Decimal | undefined
  readonly held: Decimal
  readonly proceeds: Decimal
  readonly profit: Decimal
  readonly after: Decimal
  readonly stopPrice: Decimal | undefined
}

/** The amount for a quantity by the book now; the quantity beyond the book counts at its last price. */
const amountInBook = (levels: ReadonlyArray<BookLevel>, quantity: Decimal): Decimal | undefined => {
  let [left, amount] = [quantity, zero]
  for (const { price, quantity: offered } of levels) {
    const taken = min(left, offered)
    amount = sum(amount, multiply(price, taken))
    left = subtract(left, taken)
  }
  const last = levels.at(-1)
  return last && sum(amount, multiply(last.price, left))
}

/** The amount of the order: at its own limit, or at the market's prices. */
export const tradedAmount = (terms: OrderTerms, view: MarketView): Decimal | undefined =>
  terms.price === undefined
    ? amountInBook(oppositeOf(view, sideOf(terms.action, terms.direction)), terms.quantity)
    : multiply(terms.price, terms.quantity)

const opening = (
  terms: OrderTerms,
  { available }: OrderFacts,
  { instrument, market, prices }: MarketView,
  amount: Decimal,
): Estimate | undefined => {
  if (prices === undefined) return undefined
  const figures = openingFigures(instrument, market, terms, prices, amount)
  return {
    ...figures,
    proceeds: zero,
    profit: zero,
    after: subtract(available, figures.held),
    stopPrice: stopOutPrice(openedBy(terms, instrument, figures), instrument.ticks),
  }
}

const closing = (terms: OrderTerms, facts: OrderFacts, view: MarketView, amount: Decimal): Estimate | undefined => {
  const { position } = facts
  if (position === undefined || position.quantity.value === 0n) return undefined
  const { instrument, market } = view
  const charges = feesOf(market.fees, sideOf('close', terms.direction), amount, instrument.currency)
  const sums = sumsOf(position)
  const quantity = min(terms.quantity, sums.quantity)
  // The proportions of cost, fees and margin do not depend on the price; the amount is exact, a mean price may not be.
  const { closed, position: rest } = closeFill(sums, { price: zero, quantity, fees: totalFees(charges) })
  const gross = terms.direction === 'long' ? subtract(amount, closed.cost) : subtract(closed.cost, amount)
  const proceeds = max(zero, subtract(sum(closed.marginReleased, gross), closed.closingFees))
  const profit = subtract(subtract(proceeds, closed.marginReleased), closed.openingFees)
  return {
    amount,
    fees: charges,
    margin: zero,
    cost: zero,
    holdPrice: undefined,
    held: zero,
    proceeds,
    profit,
    after: sum(facts.available, proceeds),
    stopPrice: stopOutPrice(rest, instrument.ticks),
  }
}

/** What the order would cost or pay if it were filled completely now. */
export const estimate = (request: OrderRequest, facts: OrderFacts, view: MarketView): Estimate | undefined => {
  const terms = termsOf(request, facts)
  const amount = terms.quantity.value > 0n ? tradedAmount(terms, view) : undefined
  if (amount === undefined) return undefined
  return terms.action === 'open' ? opening(terms, facts, view, amount) : closing(terms, facts, view, amount)
}

/** Findings that stop an order of any quantity: then the largest possible quantity is zero. */
const isHopeless = (findings: ReadonlyArray<Finding>): boolean =>
  findings.some(
    ({ code, field, severity }) => severity === 'error' && field !== 'quantity' && code !== 'position-not-found',
  )

/** The largest quantity that could be ordered now; undefined where there is no price. */
export const largestQuantity = (
  request: OrderRequest,
  facts: OrderFacts,
  view: MarketView,
  findings: ReadonlyArray<Finding>,
  now: Date,
): Decimal | undefined => {
  const { instrument, market, prices } = view
  const terms = termsOf(request, facts)
  if (terms.action === 'close') {
    const able = sellableOf(facts, now)
    return floorToLot(able === undefined ? heldOf(facts) : min(heldOf(facts), able.quantity), instrument.lot)
  }
  if (prices === undefined || tradedAmount(terms, view) === undefined) return undefined
  if (isHopeless(findings)) return zero
  return maximumQuantity(instrument, market, terms, reservePrice(instrument, terms, prices), facts.available)
}
