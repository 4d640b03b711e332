import { make, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../money/decimal.ts'
import { floatingProfitAt, type Position } from '../positions/position.ts'
import { isOnMargin } from '../orders/order.ts'
import { HELD, type HoldingRecord } from './wealth.ts'

const one = make(1n, 0)

/**
 * What is held, as a holding whose price times quantity is exactly what it is worth to its owner. That is the market value
 * of what is paid in full, and the equity of a margin position, which counts as one piece. Where no price can be obtained
 * it is the own money in it, and the profit is not known. Source: RULES.md, wealth.
 */
export const holdingOf = (position: Position, price: Decimal | undefined): HoldingRecord => {
  if (position.quantity.value === 0n) return { price: zero, quantity: zero, profit: zero, status: HELD }
  if (price === undefined) return { price: position.margin, quantity: one, profit: null, status: HELD }
  const profit = floatingProfitAt(position, price)
  return isOnMargin(position)
    ? { price: sum(position.margin, profit), quantity: one, profit, status: HELD }
    : { price, quantity: position.quantity, profit, status: HELD }
}
