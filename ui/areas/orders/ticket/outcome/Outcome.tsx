import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ReactNode } from 'react'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../../../domain/money/format.ts'
import type { PlacedOrder } from '../../../../../ports/Orders.ts'
import { eventTime } from '../../../../data/clock/event.ts'
import { loadNamespace, locale, useWords } from '../../../../i18n/words.ts'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { Breakdown } from '../../../../kit/figures/Figures.tsx'
import { Money } from '../../../../kit/figures/Money.tsx'
import { Progress } from '../../../../kit/feedback/Progress.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import type { OrderStage } from './orderIntents.ts'
import { barLength } from '../../../../charts/shares.ts'
import { priceStep, quantityText } from '../../../markets/listing.ts'
import { inText } from '../../../../i18n/inText.ts'
import { RecordNumber } from '../../../../app/receipts/RecordNumber.tsx'
import { refusalMessage, serverMessage } from '../../../../i18n/serverMessage.ts'
import type { Entry } from '../enter/entry.model.ts'
import { ClosedResult, MarketNow } from './OutcomeSentences.tsx'
import { useNewBalance } from './useNewBalance.ts'
import type { Sending } from '../sending.model.ts'

const OrderProtection = lazyPart(async () => {
  const [part] = await Promise.all([import('../../protection/OrderProtection.tsx'), loadNamespace('protection')])
  return part.OrderProtection
})

const ICON = { className: 'size-9', strokeWidth: 1.5 }
const bad = <CircleX {...ICON} className="size-9 text-red" />
const waiting = <LoaderCircle {...ICON} className="size-9 animate-spin text-accent" />
const ICONS: Record<OrderStage, ReactNode> = {
  idle: null,
  sending: waiting,
  unknown: waiting,
  lost: <CircleAlert {...ICON} className="size-9 text-amber" />,
  refused: bad,
  rejected: bad,
  accepted: <Clock {...ICON} className="size-9 text-accent" />,
  partlyfilled: <Clock {...ICON} className="size-9 text-accent" />,
  filled: <CircleCheck {...ICON} className="size-9 text-green" />,
  cancelled: <CircleX {...ICON} className="size-9 text-ink-3" />,
  expired: <CircleX {...ICON} className="size-9 text-ink-3" />,
}

interface FillsProps {
  readonly order: PlacedOrder
  /** The price that the review showed. */
  readonly expected: Decimal | null
}

const Fills = ({ expected, order }: FillsProps) => {
  const all = useWords()
  const words = all.orders.result
  const { quantity, filled, price, averagePrice, amount, fees, currency, decimals } = order
  // A limit is what the customer ordered, and no expectation.
  const ordered = price ?? expected
  const share = barLength(filled, quantity)
  // Of a whole order the title says so.
  const isPart = share < 100
  const balance = useNewBalance(order)
  return (
    <div className="grid w-full gap-3 text-start">
      {isPart && <Progress percent={share} label={words.progress()} showPercent />}
      <Breakdown
        facts={[
          {
            label: isPart ? words.filledPart() : all.orders.facts.quantity(),
            value: (
              <span>
                {isPart
                  ? words.of({
                      filled: inText(formatQuantity(filled)),
                      quantity: quantityText(all, order.market, quantity),
                    })
                  : quantityText(all, order.market, quantity)}
              </span>
            ),
          },
          ...(averagePrice
            ? [
                ...(ordered
                  ? [
                      {
                        label: all.orders.facts[price ? 'limit' : 'estimatedPrice'](),
                        value: <span className="num">{formatPrice(ordered, priceStep(decimals))}</span>,
                      },
                    ]
                  : []),
                {
                  label: words.averagePrice(),
                  value: <span className="num">{formatPrice(averagePrice, priceStep(decimals))}</span>,
                },
                { label: words.amount(), value: <Money amount={amount} currency={currency} /> },
                { label: words.fees(), value: <Money amount={fees} currency={currency} /> },
              ]
            : []),
          ...(balance
            ? [{ label: words.balance(), value: <Money amount={balance} currency={currency} />, strong: true }]
            : []),
          { label: words.orderNumber(), value: <RecordNumber id={order.id} /> },
        ]}
      />
    </div>
  )
}

/** The text for each state of an order; null where the title says everything. */
const useTexts = (sending: Sending): { readonly title: string; readonly text: string | null } => {
  const words = useWords()
  const { markets, orders } = words
  const stage = useValue(sending.stage)
  const state = useValue(sending.state)
  const order = useValue(sending.order)
  const untilSquareOff = (order?.squareOffAt ?? null) !== null
  const waitsForDays = order !== null && order.timeInForce !== 'day'
  const result = {
    ...orders.result,
    ...(untilSquareOff && orders.dayTradeResult),
    ...(waitsForDays && orders.waitingResult),
  }
  switch (stage) {
    case 'idle':
    case 'sending':
      return { title: markets.sending.sending(), text: orders.result.sending() }
    case 'unknown':
      return { title: markets.sending.unknown(), text: markets.sending.unknownHint() }
    case 'lost': {
      const certain = state?.kind === 'lost' && state.certain
      return certain
        ? { title: markets.sending.lost(), text: markets.sending.lostHint() }
        : { title: markets.sending.unsure(), text: markets.sending.unsureHint() }
    }
    case 'refused': {
      const failure = state?.kind === 'refused' ? state.failure : null
      const said = failure && 'code' in failure ? failure : { code: 'unknown' }
      return { title: orders.result.refused(), text: refusalMessage(words, said) }
    }
    case 'accepted':
      // A close that waits is what the contract calls a requested sale.
      return {
        title: serverMessage(
          words,
          order?.action === 'close' && order.direction === 'long' ? 'sale-requested' : 'order-accepted',
        ),
        text: result.accepted(),
      }
    case 'rejected':
      return { title: markets.orderStates.rejected(), text: serverMessage(words, order?.reason ?? 'unknown') }
    case 'filled':
      return { title: markets.orderStates.filled(), text: null }
    default:
      return { title: markets.orderStates[stage](), text: result[stage]() }
  }
}

/** Stages in which the order is in the book: the text explains what happens next. */
const IN_BOOK = new Set<OrderStage>(['accepted', 'partlyfilled'])

interface OutcomeProps {
  readonly entry: Entry
  readonly sending: Sending
  readonly titleId: string
}

/** The state of the order, updated live. */
export const Outcome = ({ entry, sending, titleId }: OutcomeProps) => {
  const stage = useValue(sending.stage)
  const order = useValue(sending.order)
  const expected = useValue(sending.expected)
  const { title, text } = useTexts(sending)
  const { result, waitingResult } = useWords().orders
  const { tag } = useValue(locale)
  const isLong = order !== null && order.timeInForce !== 'day'
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <span aria-hidden>{ICONS[stage]}</span>
      <div role="status" className="grid gap-1">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        {text !== null && <p className="text-small text-ink-2">{text}</p>}
        {IN_BOOK.has(stage) && (
          <p className="text-small text-ink-2">{isLong ? waitingResult.waitsNext() : result.waitsNext()}</p>
        )}
        {IN_BOOK.has(stage) && isLong && (
          <p className="text-small text-ink-2">
            {waitingResult.until({ time: eventTime(order.expiresAt, tag, order.zone) })}
          </p>
        )}
      </div>
      {order?.action === 'close' && stage === 'filled' && <ClosedResult entry={entry} order={order} />}
      {order && <MarketNow entry={entry} order={order} />}
      {order && <Fills order={order} expected={expected} />}
      {order?.protection && <OrderProtection order={order} protection={order.protection} />}
    </div>
  )
}
