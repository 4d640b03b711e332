import type { MarketCode } from '../../markets/marketCode.ts'
import { MARKETS } from '../../markets/markets.ts'
import { decimal, zero } from '../../money/decimal.ts'
import type { OrderTerms } from '../order.ts'
import type { OrderContext } from '../validateOrder.ts'
import { instrumentOf } from './samples.ts'

type Given<T, Needed extends keyof T> = Partial<T> & Pick<T, Needed>

/** Samples for tests: a limit order for 1,000 shares, long and without leverage, but for what is given. */
export const termsOf = (given: Given<OrderTerms, 'price'>): OrderTerms => ({
  action: 'open',
  direction: 'long',
  type: 'limit',
  timeInForce: 'day',
  quantity: decimal('1000'),
  leverage: 1,
  ...given,
})

/** What an order meets in an open market, with 10,000 available and nothing held, but for what is given. Source: RULES.md, orders. */
export const contextOf = (given: Given<OrderContext, 'prices'>, market: MarketCode = 'MY'): OrderContext => ({
  instrument: instrumentOf(market),
  market: MARKETS[market],
  listed: true,
  trading: 'open',
  opensAt: undefined,
  available: decimal('10000'),
  marginEnabled: true,
  held: zero,
  ...given,
})
