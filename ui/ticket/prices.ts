import type { Decimal } from '../../domain/money/decimal.ts'
import type { PriceContext } from '../../domain/trading/orderCost.ts'
import type { Side } from '../../domain/trading/order.ts'
import type { OrderBook, TradingRules } from '../../ports/InstrumentDetail.ts'
import type { Quote } from '../../ports/quote.ts'

export interface Prices extends PriceContext {
  readonly last: Decimal
}

/** Best prices, last price and the day's limits. A side of the book that is empty stands at the last price. */
export const pricesOf = (
  quote: Pick<Quote, 'price'>,
  book: OrderBook | null,
  { lowerLimit, upperLimit }: Pick<TradingRules, 'lowerLimit' | 'upperLimit'>,
): Prices | null => {
  const last = quote.price ?? book?.asks[0]?.price ?? book?.bids[0]?.price
  if (last === undefined) return null
  return {
    last,
    bid: book?.bids[0]?.price ?? last,
    ask: book?.asks[0]?.price ?? last,
    limits: lowerLimit && upperLimit ? { lower: lowerLimit, upper: upperLimit } : undefined,
  }
}

/** What an order meets first: a purchase the best offer, a sale the best bid. */
export const bestFor = (side: Side, prices: PriceContext): Decimal => (side === 'buy' ? prices.ask : prices.bid)
