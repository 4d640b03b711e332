import { multiply, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../domain/money/decimal.ts'
import { feesOf, totalFees } from '../../domain/trading/fees.ts'
import { type OrderTerms, sideOf } from '../../domain/trading/order.ts'
import { openingCost, type PriceContext, reservePrice } from '../../domain/trading/orderCost.ts'
import { closeFill, type Position } from '../../domain/trading/position.ts'
import { stopOutPrice } from '../../domain/trading/stopOut.ts'
import type { OrderPreview } from '../../ports/Orders.ts'
import type { PositionRecord } from '../../ports/Positions.ts'
import { bestFor } from './prices.ts'
import type { Subject } from './subject.ts'

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
  maxQuantity: null,
}

/** What opening costs, filled whole at the limit or at the best price. Source: RULES.md, orders, fees, margin. */
export const openingFigures = (
  { instrument, market }: Subject,
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

/** A position as the rules of trading know it. What opening it cost in fees is known to the server alone. */
export const positionOf = (record: PositionRecord): Position => ({
  direction: record.direction,
  leverage: record.leverage,
  currency: record.currency,
  quantity: record.quantity,
  cost: record.cost,
  openingFees: zero,
  originalMargin: record.margin,
  margin: sum(record.margin, record.addedMargin),
})

/**
 * What closing pays, filled whole at the limit or at the best price. The profit after all fees waits for the server's
 * preview. Source: RULES.md, profit and loss.
 */
export const closingFigures = (
  { instrument, market }: Subject,
  terms: OrderTerms,
  record: PositionRecord,
  prices: PriceContext,
  available: Decimal | null,
): OrderFigures => {
  const side = sideOf('close', terms.direction)
  const price = terms.price ?? bestFor(side, prices)
  const amount = multiply(price, terms.quantity)
  const fees = feesOf(market.fees, side, amount, instrument.currency)
  const position = positionOf(record)
  const fits = terms.quantity.value > 0n && subtract(position.quantity, terms.quantity).value >= 0n
  const proceeds = fits
    ? closeFill(position, { price, quantity: terms.quantity, fees: totalFees(fees) }).closed.cash
    : null
  return {
    ...NO_FIGURES,
    estimatedPrice: price,
    amount,
    fees,
    feeTotal: totalFees(fees),
    proceeds,
    buyingPower: available,
    buyingPowerAfter: proceeds && available && sum(available, proceeds),
  }
}
