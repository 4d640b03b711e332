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
import { type Draft, validityOf } from './draft.ts'
import { makeTicketModel } from '../ticket.model.ts'
import { fromDayNumber, toDayNumber } from '../../../../../domain/calendar/day.ts'
import type { TimeInForce } from '../../../../../domain/orders/order.ts'
import { Term } from '../../../../app/terms/Term.tsx'
import { DateField } from '../../../../kit/dates/DateField.tsx'
import { OptionSheet } from '../../../../kit/overlays/overlays.ts'
import { lastDays, NO_EXTRAS, OFFERED, withTime } from './choices.ts'

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
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 text-start active:opacity-60"
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

/** One line of the ticket: how long the order waits, and until which day where it names one. */
const Validity = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const own = words.protection
  const { entry } = useModel(makeTicketModel)
  const draft = useValue(entry.draft)
  const { extras = NO_EXTRAS, type } = draft
  const { goodUntil, timeInForce } = validityOf(draft)
  const { first, last } = lastDays(detail.rules.day)
  const [open, setOpen] = useState(false)
  const isImmediate = timeInForce === 'ioc' || timeInForce === 'fok'
  const hint = timeInForce === 'gtc' ? own.gtcHint() : isImmediate ? own.immediateHint() : null
  const choose = (next: TimeInForce) =>
    entry.change({ extras: withTime(extras, { timeInForce: next, ...(next === 'gtd' && { goodUntil: first }) }) })
  return (
    <div className="grid gap-2 border-t border-line pt-1">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start active:opacity-60"
      >
        <span>{words.orders.facts.validity()}</span>{' '}
        <span className="ms-auto flex items-center gap-1 text-small text-ink-2">
          {words.markets.validities[timeInForce]()}
          <ChevronDown aria-hidden className="size-5 text-ink-3" />
        </span>
      </button>
      {hint && <p className="pb-2 text-small text-ink-2">{hint}</p>}
      {timeInForce === 'gtd' && (
        <DateField
          label={own.till()}
          today={fromDayNumber(first)}
          min={fromDayNumber(first)}
          max={fromDayNumber(last)}
          value={fromDayNumber(goodUntil ?? first)}
          onChange={(until) =>
            entry.change({ extras: withTime(extras, { timeInForce, goodUntil: toDayNumber(until) }) })
          }
        />
      )}
      <OptionSheet<TimeInForce>
        open={open}
        onClose={() => setOpen(false)}
        title={words.orders.facts.validity()}
        options={OFFERED[type].map((value) => ({ value, label: words.markets.validities[value]() }))}
        value={timeInForce}
        onChoose={choose}
        footer={<Term of="timeInForce">{words.markets.meaning({ term: words.orders.facts.validity() })}</Term>}
      />
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
