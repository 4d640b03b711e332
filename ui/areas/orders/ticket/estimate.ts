import { subtract } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { totalFees } from '../../../../domain/orders/fees.ts'
import { type OrderTerms, sideOf } from '../../../../domain/orders/order.ts'
import { openingCost, type PriceContext, reservePrice } from '../../../../domain/orders/orderCost.ts'
import type { Position } from '../../../../domain/positions/position.ts'
import { stopOutPrice } from '../../../../domain/positions/stopOut.ts'
import type { OrderPreview } from '../../../../ports/Orders.ts'
import { bestFor } from './entry/prices.ts'
import type { TradableInstrument } from './tradableInstrument.ts'

/** What an order costs or brings, from the server's preview or worked out on the device. */
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

/** What opening costs, filled whole at the limit or at the best price. Source: RULES.md, orders, fees, margin. */
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
