import type { Detail } from '../../../../../ports/Quotes.ts'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { Banner } from '../../../../kit/feedback/Banner.tsx'
import { Skeleton } from '../../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useListingName, quantityText } from '../../../markets/listing.ts'
import { clockTime } from '../../../../data/clock/format.ts'
import { EstimatedCosts } from '../../costs/lazyCosts.ts'
import { NO_FIGURES } from '../estimate.ts'
import { CostLines, useFeeFacts } from '../enter/Costs.tsx'
import type { Entry } from '../enter/entry.model.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { formatFinding, useFormatContext, type FormatContext } from '../findings/formatFinding.ts'
import { LoadFailed } from '../../../../app/failures/loadFailure.tsx'
import { isReadTwoWays, quantityInWords } from '../../../../../domain/language/quantityWords.ts'
import { formatPrice, formatQuantity } from '../../../../../domain/money/format.ts'
import type { NewOrder, OrderPreview } from '../../../../../ports/Orders.ts'
import { inText } from '../../../../i18n/inText.ts'
import { Money } from '../../../../kit/figures/Money.tsx'

const LINES = 9

const ReviewExtras = lazyPart(async () => {
  const [part] = await Promise.all([import('./ReviewExtras.tsx'), loadNamespace('protection')])
  return part.default
})

const Waiting = () => {
  const words = useWords()
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{words.loading()}</span>
      {Array.from({ length: LINES }, (_, line) => (
        <Skeleton key={line} height="1.125rem" />
      ))}
    </div>
  )
}

interface ReviewHeadProps {
  readonly order: NewOrder
  readonly name: string
  readonly preview: OrderPreview
  readonly writing: FormatContext
}

/** The order as one sentence and its total: what the customer agrees to, before the details. */
const ReviewHead = ({ order, name, preview, writing }: ReviewHeadProps) => {
  const all = useWords()
  const words = all.orders
  const { action, direction, price, quantity } = order
  const said = { name, quantity: quantityText(all, writing.market, quantity) }
  const way = `${action}-${direction}` as const
  const sentence = price
    ? words.sentences.limit[way]({
        ...said,
        price: inText(`${formatPrice(price, writing.tick)}\u00a0${writing.currency}`),
      })
    : words.sentences.market[way](said)
  const inWords = isReadTwoWays(formatQuantity(quantity), writing.tag) && quantityInWords(quantity, writing.tag)
  const isOpening = action === 'open'
  return (
    <div className="grid gap-3">
      <div>
        {/* Said when it arrives: the sheet was open before, with its title. */}
        <p role="status" className="text-title">
          {sentence}
        </p>
        {inWords && <p className="text-small text-ink-3">{words.inWords({ quantity: inWords })}</p>}
      </div>
      <p>
        <span className="block text-small text-ink-2">{isOpening ? words.lines.cost() : words.lines.proceeds()}</span>
        <Money hero amount={isOpening ? preview.cost : preview.proceeds} currency={preview.currency} />
      </p>
    </div>
  )
}

export interface ReviewProps {
  readonly entry: Entry
  readonly detail: Detail
}

/** The order before it is sent. Every figure is the broker's answer for exactly this order. */
export const Review = ({ entry, detail }: ReviewProps) => {
  const words = useWords()
  const name = useListingName(detail)
  const writing = useFormatContext(detail)
  const order = useValue(entry.order)
  const state = useValue(entry.preview)
  const findings = useValue(entry.findings)
  const asked = state.is === 'ready' ? state.preview : null
  const fees = useFeeFacts({
    figures: asked ?? NO_FIGURES,
    currency: detail.currency,
    schedule: detail.rules.fees,
  })
  if (state.is === 'failed')
    return (
      <LoadFailed title={words.orders.reviewFailed()} failure={state.failure} onRetry={() => void entry.refresh()} />
    )
  if (state.is !== 'ready' || !order) return <Waiting />
  const { preview } = state
  return (
    <div className="grid gap-4">
      <ReviewHead order={order} name={name} preview={preview} writing={writing} />
      {findings.map((finding) => (
        <Banner key={finding.code} live tone={finding.severity === 'error' ? 'bad' : 'warning'}>
          {formatFinding(words, finding, writing)}
        </Banner>
      ))}
      <hr className="border-line" />
      <OrderFacts
        order={order}
        estimatedPrice={preview.estimatedPrice}
        stopPrice={preview.stopPrice}
        squareOffAt={preview.squareOffAt}
        writing={writing}
      />
      {order.protection && <ReviewExtras entry={entry} detail={detail} protection={order.protection} />}
      <hr className="border-line" />
      <CostLines
        action={order.action}
        figures={preview}
        currency={preview.currency}
        leverage={order.leverage}
        schedule={detail.rules.fees}
        isReviewed
      />
      <EstimatedCosts order={order} preview={preview} detail={detail} lines={fees} />
      <p className="text-small text-ink-3">
        {words.orders.asOf({ time: clockTime(preview.time, writing.tag, writing.zone) })}
      </p>
    </div>
  )
}
