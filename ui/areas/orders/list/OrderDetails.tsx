import type { ReactNode } from 'react'
import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { loadNamespace, locale, useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Breakdown, Figure } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep, useListingName } from '../../markets/listing.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { RecordNumber } from '../../../app/receipts/RecordNumber.tsx'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { ChargedCosts } from '../costs/lazyCosts.ts'
import { Story } from '../story/lazyStory.ts'
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx'
import { ORDER_TONE } from './orderTone.ts'
import { useCover } from '../../../kit/figures/covered.ts'

const Facts = ({ order }: { readonly order: PlacedOrder }) => {
  const words = useWords()
  const fields = words.positions.order
  const { tag } = useValue(locale)
  const { currency, zone, state, leverage, reason } = order
  const cover = useCover()
  const price = (n: Decimal | null) => (
    <Figure>{n && `${formatPrice(n, priceStep(order.decimals))}\u00a0${currency}`}</Figure>
  )
  const time = (at: number): ReactNode => <span>{eventTime(at, tag, zone)}</span>
  const waits = state === 'pending' || state === 'partlyfilled'
  return (
    <Breakdown
      facts={[
        { label: fields.state(), value: <Badge tone={ORDER_TONE[state]}>{words.markets.orderStates[state]()}</Badge> },
        ...(reason ? [{ label: fields.reason(), value: serverMessage(words, reason) }] : []),
        { label: fields.number(), value: <RecordNumber id={order.id} /> },
        { label: fields.code(), value: <span className="num">{order.code}</span> },
        { label: fields.action(), value: actionName(words, order) },
        { label: fields.type(), value: words.markets.orderTypes[order.type]() },
        { label: fields.validity(), value: words.markets.validities[order.timeInForce]() },
        ...(order.triggerPrice ? [{ label: fields.trigger(), value: price(order.triggerPrice) }] : []),
        ...(order.price ? [{ label: fields.price(), value: price(order.price) }] : []),
        { label: fields.quantity(), value: <Figure>{cover(formatQuantity(order.quantity))}</Figure> },
        { label: fields.filled(), value: <Figure>{cover(formatQuantity(order.filled))}</Figure> },
        { label: fields.averagePrice(), value: price(order.averagePrice) },
        { label: fields.amount(), value: <Money amount={order.amount} currency={currency} /> },
        { label: fields.fees(), value: <Money amount={order.fees} currency={currency} /> },
        ...(waits ? [{ label: fields.held(), value: <Money amount={order.held} currency={currency} /> }] : []),
        ...(leverage > 1 ? [{ label: fields.leverage(), value: words.positions.times({ leverage }) }] : []),
        { label: fields.created(), value: time(order.createdAt) },
        { label: fields.updated(), value: time(order.updatedAt) },
        ...(waits ? [{ label: fields.expires(), value: time(order.expiresAt) }] : []),
        ...(order.squareOffAt === null
          ? []
          : [{ label: words.markets.dayTrade.squareOff(), value: time(order.squareOffAt) }]),
      ]}
    />
  )
}

// Few orders carry a protection: its facts and words are downloaded with the first of them.
const OrderProtection = lazyPart(async () => {
  const [part] = await Promise.all([import('../protection/OrderProtection.tsx'), loadNamespace('protection')])
  return part.OrderProtection
})

export interface OrderDetailsProps {
  readonly open: boolean
  /** Null: closed. */
  readonly order: PlacedOrder | null
  readonly onClose: () => void
  /** What can be done with it; absent in a list of final orders. */
  readonly actions?: Omit<OrderActionsProps, 'order'>
}

/** The details of an order, on a sheet. */
export const OrderDetails = ({ actions, onClose, open, order }: OrderDetailsProps) => {
  const words = useWords().positions
  const name = useListingName(order ?? { name: '', chineseName: '' })
  const position = order?.positionId
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={name}
      footer={
        (actions || position) && (
          <div className="grid gap-2">
            {position && (
              <ButtonLink
                wide
                size="medium"
                kind="secondary"
                render={<Go to="/position/info" search={{ id: position }} />}
              >
                {words.toPosition()}
              </ButtonLink>
            )}
            {actions && order && <OrderActions {...actions} order={order} />}
          </div>
        )
      }
    >
      {order && <Facts order={order} />}
      {order && (
        <div className="mt-4 border-t border-line pt-4 empty:hidden">
          <ChargedCosts amount={order.amount} fees={order.fees} currency={order.currency} />
        </div>
      )}
      {order?.protection && <OrderProtection order={order} protection={order.protection} />}
      {order && (
        <div className="mt-4 border-t border-line pt-4 empty:hidden">
          <Story key={order.id} about={{ kind: 'order', order }} />
        </div>
      )}
    </BottomSheet>
  )
}
