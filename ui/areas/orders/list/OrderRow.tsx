import type { ReactNode } from 'react'
import { formatPrice, formatQuantity } from '../../domain/money/format.ts'
import type { PlacedOrder } from '../../ports/Orders.ts'
import { locale, useWords } from '../i18n/words.ts'
import { Badge } from '../kit/Badge.tsx'
import { useValue } from '../kit/useValue.ts'
import { priceStep, useListingName } from '../market/names.ts'
import { marketTime } from '../times/format.ts'
import { inText } from '../i18n/inText.ts'
import { ORDER_TONE } from './orderTone.ts'

export interface OrderRowProps {
  readonly order: PlacedOrder
  readonly onOpen: () => void
  /** Beside the row: what can be done with the order. */
  readonly action?: ReactNode
}

/** An order: what it is, how much of it is filled, how it stands. Opens its details. */
export const OrderRow = ({ order, onOpen, action }: OrderRowProps) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const name = useListingName(order)
  const { state, price, filled, quantity, decimals } = order
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-line [li:not(:last-child)>&]:border-b">
      <button type="button" onClick={onOpen} className="min-w-40 grow basis-0 py-2.5 text-start active:bg-fill">
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{name}</span>
          <Badge tone={ORDER_TONE[state]}>{words.market.orderStates[state]()}</Badge>
          {order.squareOffAt !== null && <Badge>{words.market.dayTrade.title()}</Badge>}
        </span>
        <span className="block text-small text-ink-2">
          <span className="num">{order.code}</span>
          {' · '}
          {words.market.actions[`${order.action}-${order.direction}`]()}
          {' · '}
          {price === null ? (
            words.market.orderTypes.market()
          ) : (
            <span className="num">{`${formatPrice(price, priceStep(decimals))}\u00a0${order.currency}`}</span>
          )}
          {' · '}
          <span>
            {words.positions.filledOf({
              filled: inText(formatQuantity(filled)),
              quantity: inText(formatQuantity(quantity)),
            })}
          </span>
        </span>
        <span className="block text-small text-ink-3">{marketTime(order.createdAt, tag, order.zone)}</span>
      </button>
      {action && <span className="ms-auto">{action}</span>}
    </div>
  )
}
