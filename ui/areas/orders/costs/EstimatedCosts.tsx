import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatAmount } from '../../../../domain/money/format.ts'
import { costShares, drawCosts, spreadCost } from '../../../../domain/orders/costShares.ts'
import { sideOf } from '../../../../domain/orders/order.ts'
import type { NewOrder, OrderPreview } from '../../../../ports/Orders.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { inText } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { classes } from '../../../kit/classes.ts'
import { Breakdown, type Fact } from '../../../kit/figures/Figures.tsx'
import { CostBar, percentText } from './CostBar.tsx'

export interface EstimatedCostsProps {
  readonly order: NewOrder
  readonly preview: OrderPreview
  readonly detail: Detail
  /** Its fees, line by line. */
  readonly lines: ReadonlyArray<Fact>
}

/** Fees and taxes in one sentence, with their share of the order value; null where there are none. */
const useSentence = ({ amount, currency, fees }: OrderPreview): string | null => {
  const words = useWords().costBar.sentence
  const charges = costShares(fees, undefined)
  const drawn = amount && drawCosts(amount, charges)
  if (!drawn) return null
  const said = (kind: 'fees' | 'taxes'): string | null => {
    const sum: Decimal | undefined = charges.find((cost) => cost.kind === kind)?.amount
    return sum ? inText(`${formatAmount(sum)}\u00a0${currency}`) : null
  }
  const [feesSaid, taxes, percent] = [said('fees'), said('taxes'), percentText(drawn.percent, 2)]
  if (feesSaid && taxes) return words.both({ fees: feesSaid, taxes, percent })
  return feesSaid ? words.fees({ fees: feesSaid, percent }) : taxes && words.taxes({ taxes, percent })
}

/**
 * What the order would cost: one sentence; on request the fees line by line and the bar, with the spread by the book. Needs the
 * words `costBar`. Source: RULES.md, screens.
 */
export default function EstimatedCosts({ detail, lines, order, preview }: EstimatedCostsProps) {
  const words = useWords().costBar
  const sentence = useSentence(preview)
  const [open, setOpen] = useState(false)
  const id = useId()
  const [bid, ask] = [detail.book.bids[0]?.price, detail.book.asks[0]?.price]
  if (preview.amount === null) return null
  const spread = spreadCost(
    sideOf(order.action, order.direction),
    { limit: order.price ?? null, quantity: order.quantity },
    bid,
    ask,
  )
  return (
    <div className="grid">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start text-small active:opacity-60"
      >
        <span>
          {sentence && <span className="block">{sentence}</span>}
          <span className="block font-semibold text-accent">{words.show()}</span>
        </span>
        <ChevronDown aria-hidden className={classes('size-5 shrink-0 text-ink-3', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="pt-2">
        {open && (
          <div className="grid gap-4">
            {lines.length > 0 && <Breakdown facts={lines} />}
            <CostBar
              value={preview.amount}
              costs={costShares(preview.fees, spread)}
              currency={preview.currency}
              from="estimated"
            />
          </div>
        )}
      </div>
    </div>
  )
}
