import { useDeferredValue, useEffect } from 'react'
import type { OrderType } from '../../../../../domain/orders/order.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { isReadTwoWays, prepareQuantityWords, quantityInWords } from '../../../../../domain/language/quantityWords.ts'
import type { MarketCode } from '../../../../../domain/markets/marketCode.ts'
import { formatPrice, formatQuantity } from '../../../../../domain/money/format.ts'
import type { OrderBook } from '../../../../../ports/Quotes.ts'
import { TermButton } from '../../../../app/terms/TermButton.tsx'
import { inText } from '../../../../i18n/inText.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { whenIdle } from '../../../../kit/whenIdle.ts'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { WayOut } from '../findings/FieldMessages.tsx'
import { type Entry, TOO_MUCH } from './entry.model.ts'
import { quantityText } from '../../../markets/listing.ts'

interface NotesProps {
  readonly entry: Entry
  readonly market: MarketCode
}

/** Beside the types of an order: what the chosen one means. */
export const TypeMeaning = ({ type }: { readonly type: OrderType }) => {
  const words = useWords().markets
  return (
    <TermButton
      of={type === 'limit' ? 'limitOrder' : 'marketOrder'}
      label={words.meaning({ term: words.orderTypes[type]() })}
    />
  )
}

interface BestPricesProps {
  readonly entry: Entry
  readonly book: OrderBook | null
  readonly tick: Decimal
}

/** The best bid and offer; a tap uses the price. */
export const BestPrices = ({ entry, book, tick }: BestPricesProps) => {
  const words = useWords().orders
  const bid = book?.bids[0]?.price
  const ask = book?.asks[0]?.price
  const choice = (price: Decimal, say: (named: { price: string }) => string) => {
    const text = formatPrice(price, tick)
    return (
      <button
        type="button"
        onClick={() => entry.change({ price: text })}
        className="tap min-h-7 rounded-full bg-fill px-2.5 text-small text-ink-2 active:opacity-60"
      >
        {say({ price: inText(text) })}
      </button>
    )
  }
  // The room stays: the book comes after the fields.
  if (!bid && !ask) return <div className="h-7" />
  return (
    <div role="group" aria-label={words.bestPrices()} className="flex gap-2">
      {bid && choice(bid, words.bestBid)}
      {ask && choice(ask, words.bestAsk)}
    </div>
  )
}

/** The most that the money is enough for, where more was typed; a tap uses it. Where it is enough for nothing, the way to a deposit. */
const Affordable = ({ entry, market }: NotesProps) => {
  const words = useWords()
  const largest = useValue(entry.largest)
  const code = usePart(entry.said, (said) => said.quantity)?.code
  if (code === undefined || !TOO_MUCH.has(code)) return null
  if (!largest || largest.value <= 0n)
    return (
      <span className="mt-1 block">
        <WayOut code={code} />
      </span>
    )
  return (
    <button
      type="button"
      onClick={() => entry.take('max')}
      className="tap block min-h-7 font-semibold text-accent active:opacity-60"
    >
      {words.orders.affordable({ quantity: quantityText(words, market, largest) })}
    </button>
  )
}

/**
 * Below the quantity: how it is said, since 1.000 is a thousand to one customer and one to another, and how much the
 * customer can afford.
 */
export const QuantityNotes = ({ entry, market }: NotesProps) => {
  const words = useWords().orders
  const { tag } = useValue(locale)
  // A typed digit is shown first: it does not wait for its words.
  const quantity = useDeferredValue(useValue(entry.order)?.quantity)
  useEffect(() => whenIdle(() => prepareQuantityWords(tag)), [tag])
  const said = quantity && isReadTwoWays(formatQuantity(quantity), tag) && quantityInWords(quantity, tag)
  return (
    <>
      {said && words.inWords({ quantity: said })}
      <Affordable entry={entry} market={market} />
    </>
  )
}
