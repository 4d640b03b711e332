import { fromBigInt, make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import type { Tradable, TradingTerms } from '../markets/market.ts'
import type { PriceLimits } from '../markets/priceLimits.ts'
import { roundToTick } from '../markets/tickLadder.ts'
import { compare, type Decimal, divideTo, roundTo } from '../money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../money/money.ts'
import { type FeeCharge, feesOf, totalFees } from './fees.ts'
import { type OrderTerms, sideOf } from './order.ts'

/** What the book and the day offer at the time of an order. */
export interface PriceContext {
  readonly bid: Decimal
  readonly ask: Decimal
  /** `undefined` where the market has no daily limits. */
  readonly limits: PriceLimits | undefined
}

export interface OrderCost {
  /** The price that the estimate is made at, and the worst one for the account that a fill can have. */
  readonly price: Decimal
  /** Price times quantity. */
  readonly amount: Decimal
  /** Own money that the position binds: the amount over the leverage, rounded up to the minor unit. */
  readonly margin: Decimal
  readonly fees: ReadonlyArray<FeeCharge>
  /** Margin and fees: what is held from the order to its fills. */
  readonly total: Decimal
}

/** How far through the book a market order may reach from the best price, as a share of it: 5 %. */
const collar = make(5n, 2)
const one = fromBigInt(1n)

/**
 * The furthest price a market order takes: 5 % beyond the best opposite price, limited to the grid and the day's limits.
 * Source: RULES.md, orders.
 */
export const collarPrice = (instrument: Tradable, side: 'buy' | 'sell', context: PriceContext): Decimal => {
  const { limits } = context
  if (side === 'buy') {
    const highest = roundToTick(instrument.ticks, multiply(context.ask, sum(one, collar)), 'up')
    return limits === undefined ? highest : min(highest, limits.upper)
  }
  const lowest = roundToTick(instrument.ticks, multiply(context.bid, subtract(one, collar)), 'down')
  return limits === undefined ? lowest : max(lowest, limits.lower)
}

/**
 * The price that an opening order is held at: no fill can ask for more money than this. A purchase never fills above
 * its limit or collar; a short sale may fill above its limit where the bid is higher, up to 5 % above the bid.
 * Source: RULES.md, orders.
 */
export const reservePrice = (instrument: Tradable, terms: OrderTerms, context: PriceContext): Decimal => {
  if (sideOf(terms.action, terms.direction) === 'buy') return terms.price ?? collarPrice(instrument, 'buy', context)
  if (terms.price !== undefined && compare(terms.price, context.bid) > 0) return terms.price
  return collarPrice(instrument, 'buy', { ...context, ask: context.bid })
}

/** Own money for a traded amount: amount over leverage, rounded up to the minor unit. Source: RULES.md, margin. */
export const marginFor = (amount: Decimal, leverage: number, currency: Currency): Decimal =>
  divideTo(amount, fromBigInt(BigInt(leverage)), MINOR_UNITS[currency], 'up')

/** The margin that one more fill binds after `before` was traded; the parts add up to the whole order's margin. */
export const marginOfFill = (before: Decimal, fill: Decimal, leverage: number, currency: Currency): Decimal =>
  subtract(marginFor(sum(before, fill), leverage, currency), marginFor(before, leverage, currency))

/** What opening `quantity` at `price` binds and costs. Source: RULES.md, orders, fees. */
export const openingCost = (
  instrument: Tradable,
  market: TradingTerms,
  order: Pick<OrderTerms, 'direction' | 'leverage' | 'quantity'>,
  price: Decimal,
): OrderCost => {
  const { currency } = instrument
  const amount = multiply(price, order.quantity)
  const margin = marginFor(amount, order.leverage, currency)
  const fees = feesOf(market.fees, sideOf('open', order.direction), amount, currency)
  return { price, amount, margin, fees, total: roundTo(sum(margin, totalFees(fees)), MINOR_UNITS[currency], 'up') }
}

/** What is left to spend after the order. Below zero: the shortfall. */
export const buyingPowerAfter = (available: Decimal, cost: OrderCost): Decimal => subtract(available, cost.total)
