import { subtract } from 'effect/BigDecimal'
import type { Tradable, TradingTerms } from '../../../../domain/markets/market.ts'
import { type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { openingCost, totalFees } from '../../../../domain/orders/orderCost.ts'
import { type OrderTerms, sideOf } from '../../../../domain/orders/order.ts'
import {
  bestFor,
  bestPrices,
  type MarketPrices,
  type PriceContext,
  reservePrice,
} from '../../../../domain/orders/orderPrices.ts'
import type { Position } from '../../../../domain/positions/position.ts'
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

/** Nothing is known yet. */
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
export const openingFigures = (
  { instrument, market }: TradableInstrument,
  terms: OrderTerms,
  prices: PriceContext,
  available: Decimal | null,
): OrderFigures => {
  const price = terms.price ?? bestFor(sideOf('open', terms.direction), prices)
  const cost = openingCost(instrument, market, terms, price)
  const holdPrice = reservePrice(instrument, terms, prices)
  const held = openingCost(instrument, market, terms, holdPrice).total
  const position: Position = {
    direction: terms.direction,
    leverage: terms.leverage,
    currency: instrument.currency,
    quantity: terms.quantity,
    cost: cost.amount,
    openingFees: zero,
    originalMargin: cost.margin,
    margin: cost.margin,
  }
  return {
    ...NO_FIGURES,
    estimatedPrice: price,
    holdPrice,
    amount: cost.amount,
    fees: cost.fees,
    feeTotal: totalFees(cost.fees),
    margin: cost.margin,
    cost: cost.total,
    held,
    buyingPower: available,
    buyingPowerAfter: available && subtract(available, held),
    stopPrice: stopOutPrice(position, instrument.ticks) ?? null,
  }
}
