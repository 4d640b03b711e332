import type { OrderType } from '../../domain/trading/order.ts'
import type { Detail, OrderBook } from '../../ports/InstrumentDetail.ts'
import { useWords } from '../i18n/words.ts'
import { Segmented } from '../kit/Tabs.tsx'
import { useValue } from '../kit/useValue.ts'
import { ORDER_TYPES } from './draft.ts'
import type { Entry } from './entry.model.ts'
import { PriceInput } from './PriceInput.tsx'
import { QuantityInput } from './QuantityInput.tsx'
import { useWriting } from './useWriting.ts'

export interface EntryFieldsProps {
  readonly entry: Entry
  readonly detail: Detail
  readonly book: OrderBook | null
  /** What the greatest quantity is called: all of a position, or the most that can be bought. */
  readonly most: 'all' | 'max'
}

/** What every order asks for: its type, its price where it has one, its quantity. */
export const EntryFields = ({ entry, detail, book, most }: EntryFieldsProps) => {
  const words = useWords()
  const draft = useValue(entry.draft)
  const said = useValue(entry.said)
  const largest = useValue(entry.largest)
  const writing = useWriting(detail)
  return (
    <>
      <Segmented<OrderType>
        label={words.ticket.orderType()}
        choices={ORDER_TYPES.map((value) => ({ value, label: words.market.orderTypes[value]() }))}
        value={draft.type}
        onChange={(type) => entry.change({ type })}
      />
      {draft.type === 'limit' ? (
        <PriceInput
          detail={detail}
          book={book}
          writing={writing}
          value={draft.price}
          finding={said.price}
          onChange={(price) => entry.change({ price })}
          onLeave={() => entry.touch('price')}
        />
      ) : (
        <p className="text-small text-ink-2">{words.ticket.marketHint()}</p>
      )}
      <QuantityInput
        lot={detail.rules.lot}
        largest={largest}
        most={most}
        writing={writing}
        value={draft.quantity}
        finding={said.quantity}
        onChange={(quantity) => entry.change({ quantity })}
        onLeave={() => entry.touch('quantity')}
        onTake={entry.take}
      />
    </>
  )
}
