import { multiply, subtract } from 'effect/BigDecimal'
import type { Tradable, TradingTerms } from '../../../../domain/markets/market.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { openedBy, openingFigures } from '../../../../domain/orders/openingFigures.ts'
import { type OrderTerms, sideOf } from '../../../../domain/orders/order.ts'
import { bestFor, bestPrices, type MarketPrices, type PriceContext } from '../../../../domain/orders/orderPrices.ts'
import { stopOutPrice } from '../../../../domain/positions/stopOut.ts'
import type { Detail, FeeRule, OrderBook, TradingRules } from '../../../../ports/Quotes.ts'
import type { OrderPreview } from '../../../../ports/Orders.ts'
import type { Quote } from '../../../../ports/quote.ts'

/** An instrument with today's rules from the server, in the form for the rules of trading. */
export interface TradableInstrument {
  readonly instrument: Tradable & Pick<Detail, 'code'>
  readonly market: TradingTerms
}

const feeLine = ({ name, side, rate, minimum, maximum }: FeeRule) => ({
  name,
  side,
  rate,
  ...(minimum && { minimum }),
  ...(maximum && { maximum }),
})

/** The fields of an instrument's page that the rules of trading need. The server's rules count, not the built-in table. */
export const subjectOf = ({ code, currency, rules }: Detail): TradableInstrument => ({
  instrument: { code, currency, lot: rules.lot, ticks: rules.ticks },
  market: {
    tradable: rules.tradable,
    shorting: rules.shorting,
    leverage: rules.leverages,
    fees: rules.fees.map(feeLine),
  },
})

/**
 * Best prices, last price and the day's limits. Where the book is empty, because it is not loaded or the market is
 * closed, both best prices are the last price.
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

/** The costs or proceeds of an order, from the server's preview or calculated on the device. */
export type OrderFigures = Omit<OrderPreview, 'code' | 'currency' | 'problems' | 'time'>

/** No estimate is known yet. */
export const NO_FIGURES: OrderFigures = {
  estimatedPrice: null,
  holdPrice: null,
  amount: null,
  fees: [],
  feeTotal: null,
  margin: null,
  cost: null,
  held: null,
  proceeds: null,
  profit: null,
  buyingPower: null,
  buyingPowerAfter: null,
  stopPrice: null,
  squareOffAt: null,
  maxQuantity: null,
}

/**
 * The costs of opening, filled completely at the limit or at the best price. Source: RULES.md, orders, fees, margin.
 */
export const estimateOpening = (
  { instrument, market }: TradableInstrument,
  terms: OrderTerms,
  prices: PriceContext,
  available: Decimal | null,
): OrderFigures => {
  const price = terms.price ?? bestFor(sideOf('open', terms.direction), prices)
  const amount = multiply(price, terms.quantity)
  const figures = openingFigures(instrument, market, terms, prices, amount)
  return {
    ...NO_FIGURES,
    ...figures,
    estimatedPrice: price,
    buyingPower: available,
    buyingPowerAfter: available && subtract(available, figures.held),
    stopPrice: stopOutPrice(openedBy(terms, instrument, figures), instrument.ticks) ?? null,
  }
}
