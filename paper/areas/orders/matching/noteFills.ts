import { type Decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import type { Side } from '../../../../domain/orders/order.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { OrderRow } from '../tables.ts'
import type { MarketView } from '../view.ts'

/** Notes the outcome of orders in a match, once it is committed. */
export const noteOrders = ({ events }: Broker, orders: Iterable<OrderRow>, at: Date): void => {
  if (events === undefined) return
  for (const { code, customer_id, filled, id, quantity, reason, side, state, worst_price } of orders) {
    const why = reason === '' ? '' : `, ${reason}`
    const much = `${formatDecimal(filled)} of ${formatDecimal(quantity)}`
    const text = `${side} ${code} ${state}${why}: ${much} filled, worst price ${formatDecimal(worst_price)}`
    events.note({ at, topic: 'order', text, customerId: customer_id, subject: id })
  }
}

/** The waiting orders of one side, and what the book has for them. */
interface Unfilled {
  readonly side: Side
  /** The best price that one of them accepts. */
  readonly worst: Decimal
  readonly view: MarketView
  readonly best: Decimal | undefined
}

const whyUnfilled = ({ best, side, view, worst }: Unfilled): string => {
  if (view.trading !== 'open') return `the market is ${view.trading}`
  const nobody = side === 'buy' ? 'nobody offers' : 'nobody bids'
  if (best === undefined) return nobody
  return `${nobody} ${side === 'buy' ? 'below' : 'above'} ${formatDecimal(best)}, the orders accept ${formatDecimal(worst)}`
}

/** Notes why no waiting order of an instrument is filled, when the reason changes. */
export const noteUnfilled = ({ events }: Broker, unfilled: Unfilled, at: Date): void => {
  if (events === undefined) return
  const { code } = unfilled.view.instrument
  const text = `orders to ${unfilled.side} ${code} not filled: ${whyUnfilled(unfilled)}`
  events.note({ at, topic: 'order', text, subject: code })
}
