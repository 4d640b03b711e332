import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { formatPrice } from '../../../../../domain/money/format.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useOrderFeature } from '../../../../app/session/useOrderFeature.ts'
import { useModel } from '../../../../data/app/app.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { classes } from '../../../../kit/classes.ts'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { SkeletonForm } from '../../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import type { Draft } from './draft.ts'
import { makeTicketModel } from '../ticket.model.ts'
import { Validity } from './Validity.tsx'

const ExtrasFields = lazyPart(async () => (await import('./ExtrasFields.tsx')).default, <SkeletonForm fields={2} />)

/** What was chosen, in one line; null where nothing was. */
const useSummary = ({ decimals, draft }: { readonly draft: Draft; readonly decimals: number }): string | null => {
  const words = useWords()
  const own = words.protection
  const price = (n: Decimal) => inText(formatPrice(n, priceStep(decimals)))
  const { stop, takeProfit, trail } = draft.extras?.protection ?? {}
  const parts = [
    ...(stop ? [`${own.stopPrice()} ${price(stop)}`] : []),
    ...(trail ? [own.kinds.trail()] : []),
    ...(takeProfit ? [`${own.takeProfit()} ${price(takeProfit)}`] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : null
}

/** One line of the ticket that opens what protects the position. */
const ProtectLine = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const own = words.protection
  const { entry } = useModel(makeTicketModel)
  const draft = useValue(entry.draft)
  const summary = useSummary({ draft, decimals: detail.decimals })
  const touched = useValue(entry.touched)
  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState(touched)
  if (touched !== before) {
    setBefore(touched)
    // Each try to go on shows what stops the order.
    const isTry = touched.has('price') && touched.has('quantity')
    if (isTry && draft.extras?.protection === null) setOpen(true)
  }
  const id = useId()
  return (
    <div className="border-t border-line pt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start active:opacity-60"
      >
        <span className="min-w-0">
          <span className="block">{own.title()}</span>
          <span className="block text-small text-ink-2">{summary ?? own.hint()}</span>
        </span>
        <ChevronDown aria-hidden className={classes('size-5 shrink-0 text-ink-3', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open}>
        {(open || draft.extras) && <ExtrasFields detail={detail} />}
      </div>
    </div>
  )
}

/** What an order carries beyond its price and quantity, a line each. */
export const TicketExtras = ({ detail }: { readonly detail: Detail }) => {
  const protects = useOrderFeature('protection')
  const hasTimes = useOrderFeature('timeinforce')
  const dayTrade = useValue(useModel(makeTicketModel).isDayTrade)
  return (
    <>
      {hasTimes && !dayTrade && <Validity detail={detail} />}
      {protects && <ProtectLine detail={detail} />}
    </>
  )
}
