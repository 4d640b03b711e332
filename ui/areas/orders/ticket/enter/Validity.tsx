import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { fromDayNumber, toDayNumber } from '../../../../../domain/calendar/day.ts'
import type { TimeInForce } from '../../../../../domain/orders/order.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { Term } from '../../../../app/terms/Term.tsx'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { DateField } from '../../../../kit/dates/DateField.tsx'
import { OptionSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { lastDays, NO_EXTRAS, OFFERED, withTime } from './choices.ts'
import { validityOf } from './draft.ts'
import { makeTicketModel } from '../ticket.model.ts'

/** One line of the ticket: how long the order waits, and until which day where it names one. */
export const Validity = ({ detail }: { readonly detail: Detail }) => {
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
        <span className="flex items-center gap-1 text-small text-ink-2">
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
