import type { FeeLine } from '../markets/market.ts'
import { multiply } from 'effect/BigDecimal'
import type { Decimal } from '../money/decimal.ts'
import { sideOf } from '../orders/order.ts'
import { feesOf, totalFees } from '../orders/orderCost.ts'
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
