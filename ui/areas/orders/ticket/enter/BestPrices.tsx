import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../../domain/money/format.ts'
import type { OrderBook } from '../../../../../ports/Quotes.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import type { Entry } from './entry.model.ts'

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
  if (!bid && !ask) return null
  return (
    <div role="group" aria-label={words.bestPrices()} className="flex gap-2">
      {bid && choice(bid, words.bestBid)}
      {ask && choice(ask, words.bestAsk)}
    </div>
  )
}
