import type { FeeLine, Tradable, TradingTerms } from '../markets/market.ts'
import { multiply, negate } from 'effect/BigDecimal'
import { compare, type Decimal } from '../money/decimal.ts'
import { type OrderTerms, sideOf } from '../orders/order.ts'
import { openedBy } from '../orders/openingFigures.ts'
import { feesOf, openingCost, totalFees } from '../orders/orderCost.ts'
import { lots, mostLots } from '../orders/orderQuantity.ts'
import { closeFill, type Position } from './position.ts'

/**
 * What closing all of a position at a price realises, after the fees of opening and closing: below zero it is what is
 * risked, above zero what is locked in. In the position's currency. Undefined where nothing is held. Source: RULES.md,
 * protective orders.
 */
export const outcomeAt = (
  position: Position,
  price: Decimal,
  schedule: ReadonlyArray<FeeLine>,
): Decimal | undefined => {
  const { currency, direction, quantity } = position
  if (quantity.value <= 0n || price.value <= 0n) return undefined
  const traded = multiply(price, quantity)
  const fees = totalFees(feesOf(schedule, sideOf('close', direction), traded, currency))
  return closeFill(position, { price, quantity, fees }).closed.profit
}

/**
 * The largest quantity, in whole lots, that loses at most `most` where it is opened at one price and all of it is closed at the
 * stop, after the fees of both. Zero where one lot loses more. Source: RULES.md, protective orders.
 */
export const quantityForLoss = (
  instrument: Tradable,
  market: TradingTerms,
  order: Pick<OrderTerms, 'direction' | 'leverage'>,
  { opened, stop }: { readonly opened: Decimal; readonly stop: Decimal },
  most: Decimal,
): Decimal => {
  // A larger quantity never loses less: what the price takes grows with it, and no fee falls.
  const isWithin = (count: bigint): boolean => {
    const terms = { ...order, quantity: lots(count, instrument.lot) }
    const { amount, fees, margin } = openingCost(instrument, market, terms, opened)
    const position = openedBy(terms, instrument, { amount, feeTotal: totalFees(fees), margin })
    const outcome = outcomeAt(position, stop, market.fees)
    return outcome !== undefined && compare(negate(outcome), most) <= 0
  }
  return lots(mostLots(isWithin), instrument.lot)
}
