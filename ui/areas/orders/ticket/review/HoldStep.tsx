import { useEffect, useRef } from 'react'
import { negate } from 'effect/BigDecimal'
import { HOLD_SECONDS } from '../../../../../domain/orders/hold/hold.ts'
import { lossIn, stopOutLoss, worstMove } from '../../../../../domain/orders/hold/pastMove.ts'
import { compare } from '../../../../../domain/money/decimal.ts'
import { formatAmount, formatPercent, formatPrice } from '../../../../../domain/money/format.ts'
import { type Move, percentMoved } from '../../../../../domain/money/largestMove.ts'
import type { NewOrder, OrderPreview } from '../../../../../ports/Orders.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { inText } from '../../../../i18n/inText.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { DAY, dateText } from '../../../../kit/dates/dateFormat.ts'
import { Skeleton } from '../../../../kit/feedback/Skeleton.tsx'
import { Money } from '../../../../kit/figures/Money.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import { makePastMoveModel } from './pastMove.model.ts'

export interface HoldStepProps {
  readonly order: NewOrder
  readonly preview: OrderPreview
  readonly detail: Detail
  /** Seconds left. */
  readonly left: number
}

/** What the move would cost this order, and when it happened. */
const Loss = ({
  detail,
  move,
  order,
  preview,
  zone,
}: HoldStepProps & { readonly move: Move; readonly zone: string }) => {
  const words = useWords().secondThoughts
  const { tag } = useValue(locale)
  const { amount, currency, margin } = preview
  const [{ value: from }, { value: until }] = [move.from, move.until]
  if (amount === null) return null
  const loss = lossIn(move, amount, currency)
  const isOnMargin = order.leverage > 1 || order.direction === 'short'
  const closedAt = isOnMargin ? stopOutLoss(margin, detail.rules.stopOutPercent, currency) : null
  const day = (at: number) => dateText(tag, { ...DAY, timeZone: zone }, at)
  const price = (n: typeof amount) => inText(formatPrice(n, priceStep(detail.decimals)))
  return (
    <>
      <p>
        <span className="block text-small text-ink-2">{words.largest[order.direction]()}</span>
        <Money hero amount={negate(loss)} currency={currency} />
      </p>
      <p>
        {words.moved[order.direction]({
          percent: inText(formatPercent(percentMoved(move))),
          before: price(from),
          from: day(move.from.at),
          after: price(until),
          until: day(move.until.at),
        })}
      </p>
      {closedAt && compare(loss, closedAt) > 0 && (
        <p className="text-small text-amber">
          {words.margin({ amount: inText(`${formatAmount(closedAt)}\u00a0${currency}`) })}
        </p>
      )}
    </>
  )
}

const Past = (props: HoldStepProps) => {
  const words = useWords().secondThoughts
  const { closes, load, status, stop } = useModel(makePastMoveModel)
  const { code } = props.detail
  const known = useValue(closes)
  const state = useValue(status)
  useEffect(() => {
    load(code)
    return stop
  }, [code, load, stop])
  if (state === 'failed') return <p className="text-ink-2">{words.failed()}</p>
  if (known?.code !== code) return <Skeleton height="6.5rem" />
  const move = worstMove(props.order.direction, known.closes, props.preview.time)
  return move ? <Loss {...props} move={move} zone={known.zone} /> : <p>{words.none[props.order.direction]()}</p>
}

/** The title of the sheet while its order waits. */
export const HoldTitle = () => useWords().secondThoughts.title()

/** Ten seconds for second thoughts: what the worst move of the past year would cost this order. Needs the words `secondThoughts`. */
export const HoldStep = (props: HoldStepProps) => {
  const words = useWords().secondThoughts
  const { left } = props
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Later than the sheet, which takes the focus one frame after the focused button is removed.
    const frame = requestAnimationFrame(() => head.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className="grid gap-4">
      <p ref={head} tabIndex={-1} className="text-title outline-none">
        {words.notSent()}
      </p>
      <Past {...props} />
      <p className="text-small text-ink-3">{words.note()}</p>
      <div className="grid gap-1.5">
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-fill forced-colors:border">
          <div
            className="h-full rounded-full bg-accent transition-[inline-size] duration-1000 ease-linear motion-reduce:transition-none"
            style={{ inlineSize: `${(left / HOLD_SECONDS) * 100}%` }}
          />
        </div>
        <p role="timer" className="text-small text-ink-2 tabular-nums">
          {left > 0 ? words.left({ seconds: left }) : words.over()}
        </p>
        {/* A screen reader hears the end, not every second. */}
        <p role="status" className="sr-only">
          {left === 0 && words.over()}
        </p>
      </div>
    </div>
  )
}
