import { costShares, spreadCost } from '../../../../domain/orders/costShares.ts'
import { sideOf } from '../../../../domain/orders/order.ts'
import type { NewOrder, OrderPreview } from '../../../../ports/Orders.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { CostBar } from './CostBar.tsx'

export interface EstimatedCostsProps {
  readonly order: NewOrder
  readonly preview: OrderPreview
  readonly detail: Detail
}

/** What the order would cost: its fees and taxes by the broker's figures, the spread by the book. Needs the words `costBar`. */
export default function EstimatedCosts({ detail, order, preview }: EstimatedCostsProps) {
  const [bid, ask] = [detail.book.bids[0]?.price, detail.book.asks[0]?.price]
  if (preview.amount === null) return null
  const spread = spreadCost(
    sideOf(order.action, order.direction),
    { limit: order.price ?? null, quantity: order.quantity },
    bid,
    ask,
  )
  return (
    <CostBar
      value={preview.amount}
      costs={costShares(preview.fees, spread)}
      currency={preview.currency}
      from="estimated"
    />
  )
}
