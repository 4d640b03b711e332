import { tickAt, tickDown, tickUp } from '../../../../../domain/markets/tickLadder.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../../domain/money/format.ts'
import type { Detail, OrderBook } from '../../../../../ports/InstrumentDetail.ts'
import { useWords } from '../../../../i18n/words.ts'
import { NumberStepper } from '../../../../kit/fields/NumberStepper.tsx'
import { figureIn } from './draft.ts'
import type { Finding } from '../findings.ts'
import { inText } from '../../../../i18n/inText.ts'
import type { FormatContext } from '../formatFinding.ts'
import { FieldWarning, useError } from '../FieldMessages.tsx'

interface BestProps {
  readonly book: OrderBook | null
  readonly writing: FormatContext
  readonly onTake: (price: string) => void
}

/** The best bid and offer; a tap takes the price. */
const BestPrices = ({ book, writing, onTake }: BestProps) => {
  const words = useWords().orders
  const bid = book?.bids[0]?.price
  const ask = book?.asks[0]?.price
  const choice = (price: Decimal, say: (named: { price: string }) => string) => {
    const text = formatPrice(price, writing.tick)
    return (
      <button
        type="button"
        onClick={() => onTake(text)}
        className="tap min-h-7 rounded-full bg-fill px-2.5 text-small text-ink-2 active:opacity-60"
      >
        {say({ price: inText(text) })}
      </button>
    )
  }
  if (!bid && !ask) return null
  return (
    <div role="group" aria-label={words.bestPrices()} className="flex gap-2">
      {bid && choice(bid, words.bestBid)}
      {ask && choice(ask, words.bestAsk)}
    </div>
  )
}

export interface PriceInputProps {
  readonly detail: Detail
  readonly book: OrderBook | null
  readonly writing: FormatContext
  readonly value: string
  readonly finding: Finding | null
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
}

/** The limit price: stepped by the tick that holds at the price, inside the day's limits. */
export const PriceInput = ({ detail, book, writing, value, finding, onChange, onLeave }: PriceInputProps) => {
  const words = useWords().orders
  const { ticks, lowerLimit, upperLimit } = detail.rules
  const typed = figureIn(value, writing.tick)
  const tick = tickAt(ticks, typed ?? detail.quote.price ?? detail.quote.previousClose ?? ticks[0].tick)
  const price = (n: Decimal) => inText(formatPrice(n, writing.tick))
  const limits =
    lowerLimit && upperLimit ? words.limits({ lower: price(lowerLimit), upper: price(upperLimit) }) : undefined
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={words.price({ currency: detail.currency })}
        aside={
          <span>{[words.tick({ tick: inText(formatPrice(tick, tick)) }), limits].filter(Boolean).join(' · ')}</span>
        }
        error={useError(finding, writing)}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        step={writing.tick}
        move={(from, by) => (by === 1 ? tickUp(ticks, from) : tickDown(ticks, from))}
        {...(lowerLimit && { min: lowerLimit })}
        {...(upperLimit && { max: upperLimit })}
      />
      <FieldWarning finding={finding} writing={writing} />
      <BestPrices book={book} writing={writing} onTake={onChange} />
    </div>
  )
}
