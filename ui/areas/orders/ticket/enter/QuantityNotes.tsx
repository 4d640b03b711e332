import { useDeferredValue, useEffect } from 'react'
import { prepareQuantityWords, quantityInWords } from '../../../../../domain/language/quantityWords.ts'
import { formatQuantity } from '../../../../../domain/money/format.ts'
import { inText } from '../../../../i18n/inText.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { whenIdle } from '../../../../kit/whenIdle.ts'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { type Entry, TOO_MUCH } from './entry.model.ts'

/** The most that the money is enough for, where more was typed; a tap uses it. */
const Affordable = ({ entry }: { readonly entry: Entry }) => {
  const words = useWords().orders
  const largest = useValue(entry.largest)
  const isTooMuch = TOO_MUCH.has(usePart(entry.said, (said) => said.quantity)?.code)
  if (!isTooMuch || !largest || largest.value <= 0n) return null
  return (
    <button
      type="button"
      onClick={() => entry.take('max')}
      className="tap block min-h-7 font-semibold text-accent active:opacity-60"
    >
      {words.affordable({ quantity: inText(formatQuantity(largest)) })}
    </button>
  )
}

/**
 * Below the quantity: how it is said, since 1.000 is a thousand to one customer and one to another, and how much the
 * customer can afford.
 */
export const QuantityNotes = ({ entry }: { readonly entry: Entry }) => {
  const words = useWords().orders
  const { tag } = useValue(locale)
  // A typed digit is shown first: it does not wait for its words.
  const quantity = useDeferredValue(useValue(entry.order)?.quantity)
  useEffect(() => whenIdle(() => prepareQuantityWords(tag)), [tag])
  const said = quantity && quantityInWords(quantity, tag)
  return (
    <>
      {said && words.inWords({ quantity: said })}
      <Affordable entry={entry} />
    </>
  )
}
