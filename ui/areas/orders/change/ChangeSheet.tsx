import { useEffect, useRef } from 'react'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { wrongField } from '../../../data/form/wrongField.ts'
import { SendingSheet } from '../../../data/intent/SendingSheet.tsx'
import { inText } from '../../../i18n/inText.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { SkeletonFigures } from '../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { ListingName } from '../../markets/ListingName.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { priceStep, quantityText } from '../../markets/listing.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { ChangeReviewed } from './ChangeReviewed.tsx'
import { makeChangeModel } from './change.model.ts'

const WhichOrder = ({ order }: { readonly order: PlacedOrder }) => (
  <p className="flex items-center gap-x-3 text-field font-semibold">
    <Monogram listing={order} />
    <span className="min-w-0">
      <ListingName listing={order} /> <span className="num text-small font-normal text-ink-3">{order.code}</span>
    </span>
  </p>
)

const Body = ({ order }: { readonly order: PlacedOrder }) => {
  const words = useWords().changes
  const model = useModel(makeChangeModel)
  const detail = useValue(model.detail)
  const opened = useValue(model.opened)
  const step = useValue(model.step)
  if (opened.is === 'failed')
    return <LoadFailed title={words.loadFailed()} failure={opened.failure} onRetry={model.retry} />
  if (!detail) return <SkeletonFigures rows={2} />
  return step === 'form' ? (
    <ChangeFields detail={detail} order={order} />
  ) : (
    <ChangeReviewed detail={detail} order={order} />
  )
}

const Action = ({ onWrong }: { readonly onWrong: () => void }) => {
  const words = useWords().changes
  const model = useModel(makeChangeModel)
  const step = useValue(model.step)
  const isChanged = useValue(model.isChanged)
  const isOver = useValue(model.isOver)
  if (step === 'form')
    return (
      <Button wide disabled={!isChanged || isOver} onClick={() => model.check() || onWrong()}>
        {words.toReview()}
      </Button>
    )
  return (
    <div className="pair">
      <Button kind="secondary" onClick={model.back}>
        {words.back()}
      </Button>
      <Button disabled={isOver} onClick={() => void model.send()}>
        {words.send()}
      </Button>
    </div>
  )
}

interface ChangeSheetProps {
  readonly open: boolean
  /** The order to change, as it is now; null: closed. */
  readonly order: PlacedOrder | null
  /** The price that the form begins with; absent: the order's own. */
  readonly price?: Decimal | undefined
  readonly onChanged: (order: PlacedOrder) => void
  readonly onClose: () => void
}

/** Changes price or quantity of a waiting order: fields, review, outcome. Needs the words `changes` and `orders`. */
export const ChangeSheet = ({ onChanged, onClose, open, order, price }: ChangeSheetProps) => {
  const words = useWords()
  const model = useModel(makeChangeModel)
  const shown = useValue(model.order)
  const isOver = useValue(model.isOver)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open && order) model.show(order, price)
  }, [model, open, order, price])
  useEffect(() => (open ? model.run() : undefined), [model, open])
  useEffect(() => model.watch(onChanged, onClose), [model, onChanged, onClose])
  const focusWrong = () => requestAnimationFrame(() => wrongField(body.current)?.focus())
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.positions.changeOrder()}
      intent={model.intent}
      review={
        shown && (
          <div ref={body} className="grid gap-4">
            <WhichOrder order={shown} />
            {isOver && (
              <Banner live tone="warning">
                {serverMessage(words, 'order-not-pending')}
              </Banner>
            )}
            <Body order={shown} />
          </div>
        )
      }
      action={<Action onWrong={focusWrong} />}
      done={(changed) => ({
        title: serverMessage(words, 'order-changed'),
        text: words.changes.changedTo({
          quantity: quantityText(words, changed.market, changed.quantity),
          price: changed.price
            ? inText(`${formatPrice(changed.price, priceStep(changed.decimals))} ${changed.currency}`)
            : words.markets.orderTypes.market(),
        }),
        next: null,
      })}
      doneLabel={words.changes.close()}
      again={isOver ? undefined : { label: words.changes.back(), onAgain: model.again }}
    />
  )
}
