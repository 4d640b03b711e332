import { tickDown, tickUp, type TickLadder } from '../markets/tickLadder.ts'
import type { PriceLimits } from '../markets/priceLimits.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Side } from './order.ts'
import type { PriceContext } from './orderCost.ts'

/** The market that an order meets. */
export interface MarketPrices extends PriceContext {
  readonly last: Decimal
  /** The side of the book without orders, as at a limit; absent where both sides have orders. */
  readonly empty?: 'bid' | 'ask'
}

/** The best prices that are known; `undefined` on a side without orders. */
export interface KnownPrices {
  readonly bid: Decimal | undefined
  readonly ask: Decimal | undefined
  readonly last: Decimal
  readonly limits: PriceLimits | undefined
}

/**
 * What an order reckons with. Where one side of the book is empty it is thought to begin just beyond the day's limit,
 * or the last price where there is none: no order reaches it. Source: RULES.md, orders.
 */
export const bestPrices = (ticks: TickLadder, { bid, ask, last, limits }: KnownPrices): MarketPrices => ({
  bid: bid ?? tickDown(ticks, limits?.lower ?? last),
  ask: ask ?? tickUp(ticks, limits?.upper ?? last),
  last,
  limits,
  ...(bid === undefined ? { empty: 'bid' } : ask === undefined ? { empty: 'ask' } : {}),
})

/** Whether an order of this side finds no orders on the other one. */
export const meetsNobody = (side: Side, { empty }: Pick<MarketPrices, 'empty'>): boolean =>
  empty === (side === 'buy' ? 'ask' : 'bid')
