import { fromBigInt, make, max, min, multiply, subtract, sum } from 'effect/BigDecimal'
import { type PriceLimits, roundToTick, tickDown, type TickLadder, tickUp } from '../markets/allowedPrices.ts'
import type { Tradable } from '../markets/market.ts'
import { compare, type Decimal } from '../money/decimal.ts'
import { type OrderTerms, type Side, sideOf } from './order.ts'

/** What the book and the day offer at the time of an order. */
export interface PriceContext {
  readonly bid: Decimal
  readonly ask: Decimal
  /** `undefined` where the market has no daily limits. */
  readonly limits: PriceLimits | undefined
}

/** The market that an order meets. */
export interface MarketPrices extends PriceContext {
  readonly last: Decimal
  /** The side of the book without orders, as at a limit; absent where both sides have orders. */
  readonly empty?: 'bid' | 'ask'
}

/** The best prices that are known; `undefined` on a side without orders. */
export interface KnownPrices {
  readonly bid: Decimal | undefined
  readonly ask: Decimal | undefined
  readonly last: Decimal
  readonly limits: PriceLimits | undefined
}

/**
 * The prices for the figures of an order. An empty side of the book is assumed to begin just beyond the day's
 * limit, or beyond the last price if there is no limit: no order reaches it. Source: RULES.md, orders.
 */
export const bestPrices = (ticks: TickLadder, { bid, ask, last, limits }: KnownPrices): MarketPrices => ({
  bid: bid ?? tickDown(ticks, limits?.lower ?? last),
  ask: ask ?? tickUp(ticks, limits?.upper ?? last),
  last,
  limits,
  ...(bid === undefined ? { empty: 'bid' } : ask === undefined ? { empty: 'ask' } : {}),
})

/** Whether an order of this side finds no orders on the other one. */
export const meetsNobody = (side: Side, { empty }: Pick<MarketPrices, 'empty'>): boolean =>
  empty === (side === 'buy' ? 'ask' : 'bid')

/** What an order meets first: a purchase the best offer, a sale the best bid. */
export const bestFor = (side: Side, prices: PriceContext): Decimal => (side === 'buy' ? prices.ask : prices.bid)

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
 * its limit or collar; a short sale whose limit the bid has reached fills at the bid, up to 5 % above the present one.
 * Source: RULES.md, orders.
 */
export const reservePrice = (instrument: Tradable, terms: OrderTerms, context: PriceContext): Decimal => {
  if (sideOf(terms.action, terms.direction) === 'buy') return terms.price ?? collarPrice(instrument, 'buy', context)
  if (terms.price !== undefined && compare(terms.price, context.bid) > 0) return terms.price
  return collarPrice(instrument, 'buy', { ...context, ask: context.bid })
}
