import { multiply, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { closeFill, type Position } from '../../../../domain/positions/position.ts'
import { feesOf, totalFees } from '../../../../domain/orders/orderCost.ts'
import { type OrderTerms, sideOf } from '../../../../domain/orders/order.ts'
import { bestFor, type PriceContext } from '../../../../domain/orders/orderPrices.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { NO_FIGURES, type OrderFigures, type TradableInstrument } from '../../orders/ticket/estimate.ts'

/** A position as the rules of trading represent it. Only the server knows the fees of opening it. */
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
 * The payout of a close, filled completely at the limit or at the best price. The profit after all fees comes with the
 * server's preview. Source: RULES.md, profit and loss.
 */
export const closingFigures = (
  { instrument, market }: TradableInstrument,
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
