import { max } from 'effect/BigDecimal'
import { tickAt, tickDown, tickUp } from '../../../../domain/markets/allowedPrices.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatAmount, formatPrice } from '../../../../domain/money/format.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { inText } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { NumberStepper } from '../../../kit/fields/NumberStepper.tsx'
import { stepFrom } from '../../../kit/fields/stepping.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { figureIn } from '../ticket/enter/draft.ts'
import { FieldWarning, InstrumentNotice, useError } from '../ticket/findings/FieldMessages.tsx'
import { useFormatContext } from '../ticket/findings/formatFinding.ts'
import { makeChangeModel } from './change.model.ts'
import { quantityText } from '../../markets/listing.ts'
import { useOwnCover } from '../../../app/session/OwnFigures.tsx'

interface FieldsProps {
  readonly order: PlacedOrder
  readonly detail: Detail
}

const Price = ({ detail }: Pick<FieldsProps, 'detail'>) => {
  const words = useWords().orders
  const model = useModel(makeChangeModel)
  const { price } = useValue(model.draft)
  const finding = useValue(model.said.price)
  const writing = useFormatContext(detail)
  const { lowerLimit, ticks, upperLimit } = detail.rules
  const tick = tickAt(ticks, figureIn(price, writing.tick) ?? detail.quote.price ?? ticks[0].tick)
  const text = (n: Decimal) => inText(formatPrice(n, writing.tick))
  const limits = lowerLimit && upperLimit && words.limits({ lower: text(lowerLimit), upper: text(upperLimit) })
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={words.price({ currency: detail.currency })}
        currency={detail.currency}
        hint={
          <FieldWarning
            decision={price}
            finding={finding}
            writing={writing}
            otherwise={[words.tick({ tick: inText(formatPrice(tick, tick)) }), limits].filter(Boolean).join(' · ')}
          />
        }
        error={useError(finding, writing)}
        value={price}
        onChange={(next) => model.change({ price: next })}
        onBlur={() => model.touch('price')}
        step={writing.tick}
        move={(from, by) => (by === 1 ? tickUp(ticks, from) : tickDown(ticks, from))}
        {...(lowerLimit && { min: lowerLimit })}
        {...(upperLimit && { max: upperLimit })}
      />
    </div>
  )
}

const Quantity = ({ detail, order }: FieldsProps) => {
  const words = useWords()
  const model = useModel(makeChangeModel)
  const { quantity } = useValue(model.draft)
  const finding = useValue(model.said.quantity)
  const usable = useValue(model.usable)
  const writing = useFormatContext(detail)
  const { lot } = detail.rules
  const { filled } = order
  const cover = useOwnCover()
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={words.orders.quantity()}
        aside={
          order.action === 'open' &&
          usable && (
            <span>{words.changes.usable({ amount: inText(`${cover(formatAmount(usable))} ${detail.currency}`) })}</span>
          )
        }
        hint={
          filled.value > 0n
            ? words.changes.withFilled({ filled: quantityText(words, detail.market, filled) })
            : undefined
        }
        error={useError(finding, writing)}
        value={quantity}
        onChange={(next) => model.change({ quantity: next })}
        onBlur={() => model.touch('quantity')}
        step={lot}
        move={(from, by) => max(lot, stepFrom(from, by, { step: lot }))}
      />
    </div>
  )
}

/** The fields of a change: the price of a limit order, and the whole quantity. */
export const ChangeFields = ({ detail, order }: FieldsProps) => {
  const words = useWords().changes
  const finding = useValue(useModel(makeChangeModel).said.instrument)
  return (
    <>
      <InstrumentNotice finding={finding} writing={useFormatContext(detail)} />
      {order.type === 'limit' && <Price detail={detail} />}
      <Quantity detail={detail} order={order} />
      <p className="text-small text-ink-2">{words.placeRule()}</p>
    </>
  )
}
