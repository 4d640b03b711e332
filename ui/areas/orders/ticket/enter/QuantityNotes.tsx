import { useDeferredValue, useEffect } from 'react'
import { prepareQuantityWords, quantityInWords } from '../../../../../domain/language/quantityWords.ts'
import type { MarketCode } from '../../../../../domain/markets/marketCode.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { whenIdle } from '../../../../kit/whenIdle.ts'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { type Entry, TOO_MUCH } from './entry.model.ts'
import { quantityText } from '../../../markets/listing.ts'

interface NotesProps {
  readonly entry: Entry
  readonly market: MarketCode
}

/** The most that the money is enough for, where more was typed; a tap uses it. */
const Affordable = ({ entry, market }: NotesProps) => {
  const words = useWords()
  const largest = useValue(entry.largest)
  const isTooMuch = TOO_MUCH.has(usePart(entry.said, (said) => said.quantity)?.code)
  if (!isTooMuch || !largest || largest.value <= 0n) return null
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
  const said = quantity && quantityInWords(quantity, tag)
  return (
    <>
      {said && words.inWords({ quantity: said })}
      <Affordable entry={entry} market={market} />
    </>
  )
}
