import { max } from 'effect/BigDecimal'
import { useState } from 'react'
import { tickAt, tickDown, tickUp } from '../../../../../domain/markets/allowedPrices.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { formatAmount, formatPrice, formatQuantity } from '../../../../../domain/money/format.ts'
import { ORDER_TYPES, type OrderType } from '../../../../../domain/contract/enumerations.ts'
import { type Fraction, FRACTIONS } from '../../../../../domain/orders/orderQuantity.ts'
import type { Detail, OrderBook } from '../../../../../ports/Quotes.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { classes } from '../../../../kit/classes.ts'
import { Segmented } from '../../../../kit/choices/Tabs.tsx'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { NumberStepper } from '../../../../kit/fields/NumberStepper.tsx'
import { stepFrom } from '../../../../kit/fields/stepping.ts'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { figureIn } from './draft.ts'
import type { Entry } from './entry.model.ts'
import { FieldWarning, useError } from '../findings/FieldMessages.tsx'
import { useFormatContext } from '../findings/formatFinding.ts'
import { useOwnCover } from '../../../../app/session/OwnFigures.tsx'

export interface EntryFieldsProps {
  readonly entry: Entry
  readonly detail: Detail
  readonly book: OrderBook | null
  /** The label of the largest quantity: all of a position, or the most that can be bought. */
  readonly most: 'all' | 'max'
}

const CHOICE = 'tap min-h-7 rounded-full bg-fill px-2.5 text-small text-ink-2 active:opacity-60'

// Of use once there is a book or a quantity was typed: the form does not wait for them.
const notes = () => import('./fieldNotes.tsx')
const TypeMeaning = lazyPart(async () => (await notes()).TypeMeaning, <span className="-me-3 size-11" />)
const BestPrices = lazyPart(async () => (await notes()).BestPrices, <div className="h-7" />)
const QuantityNotes = lazyPart(async () => (await notes()).QuantityNotes)

// Downloaded by who thinks in money.
const BySum = lazyPart(async () => (await import('./BySum.tsx')).default, <div className="h-19" />)

const TypeChoice = ({ entry }: Pick<EntryFieldsProps, 'entry'>) => {
  const words = useWords()
  const type = usePart(entry.draft, (draft) => draft.type)
  return (
    <div className="flex items-center gap-1 *:first:grow">
      <Segmented<OrderType>
        label={words.orders.orderType()}
        choices={ORDER_TYPES.map((value) => ({ value, label: words.markets.orderTypes[value]() }))}
        value={type}
        onChange={(next) => entry.change({ type: next })}
      />
      <TypeMeaning type={type} />
    </div>
  )
}

/** The limit price: stepped by the tick at the price, within the day's limits. */
const LimitPrice = ({ entry, detail, book }: Omit<EntryFieldsProps, 'most'>) => {
  const words = useWords().orders
  const value = usePart(entry.draft, (draft) => draft.price)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const finding = usePart(entry.said, (said) => said.price)
  const writing = useFormatContext(detail)
  const { ticks, lowerLimit, upperLimit } = detail.rules
  const typed = figureIn(value, writing.tick)
  // The book comes later: its room is there. A market that does not trade has none.
  const hasBook = detail.quote.state === 'open' || (book?.bids.length ?? 0) + (book?.asks.length ?? 0) > 0
  const tick = tickAt(ticks, typed ?? detail.quote.price ?? detail.quote.previousClose ?? ticks[0].tick)
  const price = (n: Decimal) => inText(formatPrice(n, writing.tick))
  const limits =
    lowerLimit && upperLimit ? words.limits({ lower: price(lowerLimit), upper: price(upperLimit) }) : undefined
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={words.price({ currency: detail.currency })}
        currency={detail.currency}
        hint={
          <FieldWarning
            decision={`${direction} ${value}`}
            finding={finding}
            writing={writing}
            otherwise={[words.tick({ tick: inText(formatPrice(tick, tick)) }), limits].filter(Boolean).join(' · ')}
          />
        }
        error={useError(finding, writing)}
        enterKeyHint="go"
        value={value}
        onChange={(price) => entry.change({ price })}
        onBlur={() => entry.touch('price')}
        step={writing.tick}
        move={(from, by) => (by === 1 ? tickUp(ticks, from) : tickDown(ticks, from))}
        {...(lowerLimit && { min: lowerLimit })}
        {...(upperLimit && { max: upperLimit })}
      />
      {hasBook && <BestPrices entry={entry} book={book} tick={writing.tick} />}
    </div>
  )
}

const Price = (props: Omit<EntryFieldsProps, 'most'>) => {
  const words = useWords().orders
  const type = usePart(props.entry.draft, (draft) => draft.type)
  return type === 'market' ? <p className="text-small text-ink-2">{words.marketHint()}</p> : <LimitPrice {...props} />
}

const SIGN: Record<Exclude<Fraction, 'max'>, string> = { '1/4': '¼', '1/2': '½', '3/4': '¾' }

/** The quantity: stepped by the lot, or a share of the largest one; beside it the money that it may use. */
const Quantity = ({ entry, detail, most }: Omit<EntryFieldsProps, 'book'>) => {
  const words = useWords().orders
  const { lot } = detail.rules
  const finding = usePart(entry.said, (said) => said.quantity)
  const writing = useFormatContext(detail)
  const largest = useValue(entry.largest)
  const available = useValue(entry.available)
  const value = usePart(entry.draft, (draft) => draft.quantity)
  const known = largest !== null && largest.value > 0n
  const [isBySum, setBySum] = useState(false)
  // A public price makes the balance of what it buys.
  const cover = useOwnCover()
  const aside = [
    most === 'max' &&
      available &&
      words.available({ amount: inText(`${cover(formatAmount(available))}\u00a0${detail.currency}`) }),
    largest && words.maximum({ quantity: inText(cover(formatQuantity(largest))) }),
  ].filter(Boolean)
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={words.quantity()}
        aside={aside.length > 0 && <span>{aside.join(' · ')}</span>}
        hint={<QuantityNotes entry={entry} market={detail.market} />}
        error={useError(finding, writing)}
        enterKeyHint="go"
        value={value}
        onChange={(quantity) => entry.change({ quantity })}
        onBlur={() => entry.touch('quantity')}
        step={lot}
        move={(from, by) => max(lot, stepFrom(from, by, { step: lot }))}
      />
      <div role="group" aria-label={words.shares()} className="flex flex-wrap gap-2">
        {FRACTIONS.map((fraction) => (
          <button
            key={fraction}
            type="button"
            disabled={!known}
            aria-label={words.share[fraction === 'max' ? most : fraction]()}
            onClick={() => entry.take(fraction)}
            className={`${CHOICE} min-w-11 disabled:opacity-45`}
          >
            {fraction === 'max' ? words[most]() : SIGN[fraction]}
          </button>
        ))}
        {most === 'max' && (
          <button
            type="button"
            aria-expanded={isBySum}
            onClick={() => setBySum(!isBySum)}
            className={classes(CHOICE, isBySum && 'bg-accent-soft text-accent')}
          >
            {words.bySum.choose()}
          </button>
        )}
      </div>
      {isBySum && <BySum entry={entry} detail={detail} />}
    </div>
  )
}

/**
 * The fields of every order: its type, its price where it has one, its quantity. A change renders only its own field.
 */
export const EntryFields = (props: EntryFieldsProps) => (
  <>
    <TypeChoice entry={props.entry} />
    <Price {...props} />
    <Quantity {...props} />
  </>
)
