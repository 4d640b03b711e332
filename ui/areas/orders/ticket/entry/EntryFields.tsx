import type { OrderType } from '../../../../../domain/orders/order.ts'
import type { Detail, OrderBook } from '../../../../../ports/InstrumentDetail.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Segmented } from '../../../../kit/choices/Tabs.tsx'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { ORDER_TYPES } from './draft.ts'
import type { Entry } from './entry.model.ts'
import { PriceInput } from './PriceInput.tsx'
import { QuantityInput } from './QuantityInput.tsx'
import { useFormatContext } from '../useFormatContext.ts'

export interface EntryFieldsProps {
  readonly entry: Entry
  readonly detail: Detail
  readonly book: OrderBook | null
  /** What the greatest quantity is called: all of a position, or the most that can be bought. */
  readonly most: 'all' | 'max'
}

const TypeChoice = ({ entry }: Pick<EntryFieldsProps, 'entry'>) => {
  const words = useWords()
  return (
    <Segmented<OrderType>
      label={words.orders.orderType()}
      choices={ORDER_TYPES.map((value) => ({ value, label: words.markets.orderTypes[value]() }))}
      value={usePart(entry.draft, (draft) => draft.type)}
      onChange={(type) => entry.change({ type })}
    />
  )
}

const Price = ({ entry, detail, book }: Omit<EntryFieldsProps, 'most'>) => {
  const words = useWords().orders
  const type = usePart(entry.draft, (draft) => draft.type)
  const price = usePart(entry.draft, (draft) => draft.price)
  const finding = usePart(entry.said, (said) => said.price)
  const writing = useFormatContext(detail)
  if (type === 'market') return <p className="text-small text-ink-2">{words.marketHint()}</p>
  return (
    <PriceInput
      detail={detail}
      book={book}
      writing={writing}
      value={price}
      finding={finding}
      onChange={(price) => entry.change({ price })}
      onLeave={() => entry.touch('price')}
    />
  )
}

const Quantity = ({ entry, detail, most }: Omit<EntryFieldsProps, 'book'>) => (
  <QuantityInput
    lot={detail.rules.lot}
    largest={useValue(entry.largest)}
    most={most}
    writing={useFormatContext(detail)}
    value={usePart(entry.draft, (draft) => draft.quantity)}
    finding={usePart(entry.said, (said) => said.quantity)}
    onChange={(quantity) => entry.change({ quantity })}
    onLeave={() => entry.touch('quantity')}
    onTake={entry.take}
  />
)

/** What every order asks for: its type, its price where it has one, its quantity. A tap on one draws that one again. */
export const EntryFields = ({ entry, detail, book, most }: EntryFieldsProps) => (
  <>
    <TypeChoice entry={entry} />
    <Price entry={entry} detail={detail} book={book} />
    <Quantity entry={entry} detail={detail} most={most} />
  </>
)
