import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { bestPrices, type MarketPrices } from '../../../../../domain/orders/bestPrices.ts'
import type { Side } from '../../../../../domain/orders/order.ts'
import type { PriceContext } from '../../../../../domain/orders/orderCost.ts'
import type { OrderBook, TradingRules } from '../../../../../ports/InstrumentDetail.ts'
import type { Quote } from '../../../../../ports/quote.ts'

/**
 * Best prices, last price and the day's limits. A book with nobody in it, as before it is known or while nobody trades,
 * stands at the last price.
 */
export const pricesOf = (
  { price, state }: Pick<Quote, 'price' | 'state'>,
  book: OrderBook | null,
  { lowerLimit, upperLimit, ticks }: Pick<TradingRules, 'lowerLimit' | 'upperLimit' | 'ticks'>,
): MarketPrices | null => {
  const [bid, ask] = [book?.bids[0]?.price, book?.asks[0]?.price]
  const last = price ?? ask ?? bid
  if (last === undefined) return null
  const limits = lowerLimit && upperLimit ? { lower: lowerLimit, upper: upperLimit } : undefined
  const isKnown = state === 'open' && (bid !== undefined || ask !== undefined)
  return bestPrices(ticks, { bid: isKnown ? bid : (bid ?? last), ask: isKnown ? ask : (ask ?? last), last, limits })
}

/** What an order meets first: a purchase the best offer, a sale the best bid. */
export const bestFor = (side: Side, prices: PriceContext): Decimal => (side === 'buy' ? prices.ask : prices.bid)
