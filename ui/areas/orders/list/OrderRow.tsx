import type { ReactNode } from 'react'
import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { Dotted } from '../../../kit/lists/Dotted.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { MarketBadge } from '../../markets/MarketBadge.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { priceStep, quantityText, useListingName } from '../../markets/listing.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { inText } from '../../../i18n/inText.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { ORDER_TONE } from './orderTone.ts'
import { useCover } from '../../../kit/figures/covered.ts'

export interface OrderRowProps {
  readonly order: PlacedOrder
  readonly onOpen: () => void
  /** Beside the row: the actions of the order. */
  readonly action?: ReactNode
}

/** An order: its terms, its filled part, its state. Opens its details. */
export const OrderRow = ({ order, onOpen, action }: OrderRowProps) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const name = useListingName(order)
  const cover = useCover()
  const { averagePrice, state, price, filled, quantity, decimals, protection, timeInForce, triggerPrice } = order
  // An order that is over for what was paid; a waiting one for its limit.
  const at = state === 'filled' || price === null ? averagePrice : price
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-line [li:not(:last-child)>&]:border-b">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-52 grow basis-0 items-center gap-x-3 py-2.5 text-start active:bg-fill"
      >
        <Monogram listing={order} />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2">
            <span>{name}</span>
            <Badge tone={ORDER_TONE[state]}>{words.markets.orderStates[state]()}</Badge>
            {triggerPrice && order.reason !== null && <Badge>{serverMessage(words, order.reason)}</Badge>}
            {protection && protection.state !== 'ended' && <Badge>{words.positions.protected()}</Badge>}
            {order.squareOffAt !== null && <Badge>{words.markets.dayTrade.title()}</Badge>}
          </span>
          <span className="text-small text-ink-2">
            <Dotted
              texts={[
                <span key="code" className="num">
                  {order.code}
                </span>,
                actionName(words, order),
                price === null && words.markets.orderTypes.market(),
                at && (
                  <span
                    key="price"
                    className="num"
                  >{`${formatPrice(at, priceStep(decimals))}\u00a0${order.currency}`}</span>
                ),
                state === 'filled'
                  ? cover(quantityText(words, order.market, quantity))
                  : words.positions.filledOf({
                      filled: inText(cover(formatQuantity(filled))),
                      quantity: cover(quantityText(words, order.market, quantity)),
                    }),
                timeInForce !== 'day' && words.markets.validities[timeInForce](),
              ].filter(Boolean)}
            />
          </span>
          <span className="flex flex-wrap items-center gap-x-1.5 text-small text-ink-3">
            <MarketBadge market={order.market} />
            {eventTime(order.createdAt, tag, order.zone)}
          </span>
        </span>
      </button>
      {action && <span className="my-1.5 ms-auto">{action}</span>}
    </div>
  )
}
