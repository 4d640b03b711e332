import { isReadTwoWays, quantityInWords } from '../../../../../domain/language/quantityWords.ts'
import { formatPrice, formatQuantity } from '../../../../../domain/money/format.ts'
import type { NewOrder, OrderPreview } from '../../../../../ports/Orders.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Money } from '../../../../kit/figures/Money.tsx'
import type { FormatContext } from '../findings/formatFinding.ts'
import { quantityText } from '../../../markets/listing.ts'

interface ReviewHeadProps {
  readonly order: NewOrder
  readonly name: string
  readonly preview: OrderPreview
  readonly writing: FormatContext
}

/** The order as one sentence and its total: what the customer agrees to, before the details. */
export const ReviewHead = ({ order, name, preview, writing }: ReviewHeadProps) => {
  const all = useWords()
  const words = all.orders
  const { action, direction, price, quantity } = order
  const said = { name, quantity: quantityText(all, writing.market, quantity) }
  const way = `${action}-${direction}` as const
  const sentence = price
    ? words.sentences.limit[way]({
        ...said,
        price: inText(`${formatPrice(price, writing.tick)}\u00a0${writing.currency}`),
      })
    : words.sentences.market[way](said)
  const inWords = isReadTwoWays(formatQuantity(quantity), writing.tag) && quantityInWords(quantity, writing.tag)
  const isOpening = action === 'open'
  return (
    <div className="grid gap-3">
      <div>
        {/* Said when it arrives: the sheet was open before, with its title. */}
        <p role="status" className="text-title">
          {sentence}
        </p>
        {inWords && <p className="text-small text-ink-3">{words.inWords({ quantity: inWords })}</p>}
      </div>
      <p>
        <span className="block text-small text-ink-2">{isOpening ? words.lines.cost() : words.lines.proceeds()}</span>
        <Money hero amount={isOpening ? preview.cost : preview.proceeds} currency={preview.currency} />
      </p>
    </div>
  )
}
