import { subtract } from 'effect/BigDecimal'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { SendingSheet } from '../../../data/intent/SendingSheet.tsx'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { ListingName } from '../../markets/ListingName.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { priceStep, quantityText } from '../../markets/listing.ts'
import { makeCancelAllModel } from './cancelAll.model.ts'
import { useReviewOfAll } from './useReviewOfAll.ts'

/** An order, and what of it is not filled. */
const Line = ({ order }: { readonly order: PlacedOrder }) => {
  const words = useWords()
  const { code, currency, decimals, filled, price, quantity } = order
  return (
    <li className="flex items-center gap-x-3 py-2">
      <Monogram listing={order} />
      <span className="min-w-0 grow">
        <span className="block">
          <ListingName listing={order} /> <span className="num text-small text-ink-3">{code}</span>
        </span>
        <span className="block text-small text-ink-2">
          {actionName(words, order)}
          {' · '}
          {price === null ? (
            words.markets.orderTypes.market()
          ) : (
            <span className="num">{`${formatPrice(price, priceStep(decimals))} ${currency}`}</span>
          )}
          {' · '}
          {words.changes.cancelAll.left({ quantity: quantityText(words, order.market, subtract(quantity, filled)) })}
        </span>
      </span>
    </li>
  )
}

const Review = () => {
  const own = useWords().changes.cancelAll
  const model = useModel(makeCancelAllModel)
  const orders = useValue(model.orders)
  const status = useValue(model.all.status)
  const failure = useValue(model.all.failure)
  const released = useValue(model.released)
  const hasOthers = useValue(model.hasOthers)
  if (status === 'failed')
    return <LoadFailed title={own.failed()} failure={failure} onRetry={() => void model.all.load()} />
  if (orders === null) return <SkeletonRows count={3} />
  if (orders.length === 0) return <p>{hasOthers ? own.brokers() : own.none()}</p>
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-2">{own.text()}</p>
      <ul aria-label={own.list()} className="divide-y divide-line">
        {orders.map((order) => (
          <Line key={order.id} order={order} />
        ))}
      </ul>
      {released.length > 0 && (
        <Breakdown
          facts={released.map(([currency, amount]) => ({
            label: own.released(),
            value: <Money amount={amount} currency={currency} />,
            strong: true,
          }))}
        />
      )}
      {hasOthers && <p className="text-small text-ink-2">{own.brokers()}</p>}
    </div>
  )
}

const Action = () => {
  const own = useWords().changes
  const model = useModel(makeCancelAllModel)
  const count = useValue(model.orders)?.length ?? 0
  return (
    <Button wide kind="danger" disabled={count === 0} onClick={() => void model.send()}>
      {own.cancelAll.send({ count })}
    </Button>
  )
}

interface CancelAllSheetProps {
  readonly open: boolean
  readonly onCancelled: () => void
  readonly onClose: () => void
}

/** Cancels all pending orders, after a list of them and of what they release. Needs the words `changes`. */
export const CancelAllSheet = ({ onCancelled, onClose, open }: CancelAllSheetProps) => {
  const words = useWords()
  const model = useModel(makeCancelAllModel)
  useReviewOfAll(model, open, onCancelled, onClose)
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.changes.cancelAll.title()}
      intent={model.intent}
      review={<Review />}
      action={<Action />}
      done={(cancelled) => ({
        title: serverMessage(words, 'orders-cancelled'),
        text: words.changes.cancelAll.doneCount({ count: cancelled.length }),
        next: null,
      })}
      doneLabel={words.changes.close()}
    />
  )
}
