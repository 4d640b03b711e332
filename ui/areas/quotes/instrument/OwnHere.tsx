import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import { isOnMargin } from '../../../../domain/orders/order.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { inText } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { actionName } from '../../markets/actionName.ts'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep, quantityText } from '../../markets/listing.ts'
import { useLatest } from '../../markets/useQuote.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { floatingAt, holding } from './holdings.ts'
import { makeOwnModel } from './own.model.ts'
import { useOwnCover } from '../../../app/session/OwnFigures.tsx'

/** One position with its profit at the current price. */
export const PositionRow = ({ detail, position }: { readonly detail: Detail; readonly position: PositionRecord }) => {
  const words = useWords()
  const floating = floatingAt([position], useLatest(detail.quote).price)
  const { averageCost, leverage, direction, quantity, id } = position
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  return (
    <ListRow
      render={<Go to="/position/info" search={{ id }} />}
      title={
        <>
          {isOnMargin(position) ? words.markets.directions[direction]() : words.quotes.youHold()}{' '}
          {hidden ? <Change hidden /> : <span className="num">{formatQuantity(quantity)}</span>}
          {leverage > 1 && (
            <span className="ms-2">
              <Badge tone="accent">
                <span className="num">{`${leverage}×`}</span>
              </Badge>
            </span>
          )}
        </>
      }
      subtitle={
        averageCost && words.quotes.averageCost({ price: inText(formatPrice(averageCost, priceStep(detail.decimals))) })
      }
      value={<Change amount={floating?.amount ?? null} currency={detail.currency} hidden={hidden} />}
      note={<Change percent={floating?.percent ?? null} hidden={hidden} />}
      chevron
    />
  )
}

const OrderRow = ({ detail, order }: { readonly detail: Detail; readonly order: PlacedOrder }) => {
  const words = useWords()
  const { type, price, filled, quantity, state } = order
  const cover = useOwnCover()
  return (
    <ListRow
      render={<Go to="/position/index" search={{ tab: 'pending' }} />}
      title={actionName(words, order)}
      subtitle={`${words.markets.orderTypes[type]()} · ${words.markets.orderStates[state]()}`}
      value={
        price === null ? (
          words.quotes.atMarket()
        ) : (
          <span className="num">{formatPrice(price, priceStep(detail.decimals))}</span>
        )
      }
      note={words.quotes.filledOf({
        filled: inText(cover(formatQuantity(filled))),
        quantity: cover(quantityText(words, detail.market, quantity)),
      })}
      chevron
    />
  )
}

/** The customer's positions, where there are several, and orders of the instrument: the card says all of a single position. */
export const OwnHere = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const own = useValue(useModel(makeOwnModel).own)
  const held = holding(own?.positions ?? [])
  const protects = useOrderFeature('protection')
  const orders = own?.orders ?? []
  return (
    <>
      {held.length > 1 && (
        <Section title={words.holdings()} flush>
          <ul aria-label={words.holdings()}>
            {held.map((position) => (
              <li key={position.id}>
                <PositionRow detail={detail} position={position} />
                {protects && (position.protection === undefined || position.protection.state === 'ended') && (
                  <div className="flex justify-end pb-1">
                    <ButtonLink
                      last
                      kind="quiet"
                      size="small"
                      render={<Go to="/position/info" search={{ id: position.id, protect: '1' }} />}
                    >
                      {words.protect()}
                    </ButtonLink>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {orders.length > 0 && (
        <Section title={words.openOrders()} flush>
          <ul aria-label={words.openOrders()}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow detail={detail} order={order} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
