import type { Direction } from '../../../../domain/orders/order.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { useWords } from '../../../i18n/words.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { Segmented } from '../../../kit/choices/Tabs.tsx'
import { usePart, useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { EntryFields } from './EntryFields.tsx'
import { InstrumentNotice, useError } from './FieldMessages.tsx'
import type { Finding } from './findings.ts'
import { type FormatContext, useFormatContext } from './formatFinding.ts'
import { makeTicketModel } from './ticket.model.ts'

/** Why an option is not available, below it. */
const Refusal = ({ finding, writing }: { readonly finding: Finding | null; readonly writing: FormatContext }) => {
  const error = useError(finding, writing)
  return (
    <p role="status" className="text-small text-red empty:hidden" {...(error && { 'data-wrong': true, tabIndex: -1 })}>
      {error}
    </p>
  )
}

interface PartProps {
  readonly detail: Detail
  readonly writing: FormatContext
}

const DirectionChoice = ({ detail, writing }: PartProps) => {
  const words = useWords()
  const { entry, marginEnabled } = useModel(makeTicketModel)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const finding = usePart(entry.said, (said) => said.direction)
  const offered = useValue(marginEnabled) && detail.rules.shorting
  // A link may have requested a short that is not available: then this explains why, and offers the way back.
  if (!offered && direction === 'long') return null
  return (
    <div className="grid gap-1.5">
      <Segmented<Direction>
        label={words.orders.direction()}
        choices={[
          { value: 'long', label: words.markets.actions['open-long']() },
          { value: 'short', label: words.markets.actions['open-short']() },
        ]}
        value={direction}
        onChange={(next) => entry.change({ direction: next })}
      />
      <Refusal finding={finding} writing={writing} />
    </div>
  )
}

const LeverageChoice = ({ detail, writing }: PartProps) => {
  const words = useWords().orders
  const { entry, marginEnabled } = useModel(makeTicketModel)
  const leverage = usePart(entry.draft, (draft) => draft.leverage)
  const finding = usePart(entry.said, (said) => said.leverage)
  const offered = useValue(marginEnabled) && detail.rules.leverages.length > 1
  if (!offered && leverage === 1) return null
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span aria-hidden className="text-small text-ink-2">
          {words.leverage()}
        </span>
        <Segmented
          label={words.leverage()}
          choices={detail.rules.leverages.map((multiple) => ({
            value: String(multiple),
            label: words.times({ leverage: multiple }),
          }))}
          value={String(leverage)}
          onChange={(next) => entry.change({ leverage: Number(next) })}
        />
      </div>
      <Refusal finding={finding} writing={writing} />
    </div>
  )
}

// Most customers trade with margin enabled and no day trade: they download neither.
const MarginNote = lazyPart(() => import('./entry/MarginNote.tsx').then((part) => part.default))
const DayTradeNote = lazyPart(() => import('./entry/DayTradeNote.tsx').then((part) => part.default))

// Below the fields: the form can be used before its figures are known.
const Costs = lazyPart(() => import('./Costs.tsx').then((part) => part.Costs))
// Only who holds the instrument needs it.
const HeldHere = lazyPart(() => import('./entry/HeldHere.tsx').then((part) => part.load()))
// Below the figures, so the form does not wait for it either.
const RiskNote = lazyPart(() => import('./RiskNote.tsx').then((part) => part.default))
// One line for who wants it: the form does not wait for it.
const TicketExtras = lazyPart(() => import('./extras/TicketExtras.tsx').then((part) => part.load()))

/** The fields of the ticket and the resulting figures. */
export const TicketForm = ({ detail }: { readonly detail: Detail }) => {
  const { entry, book, isDayTrade, marginMissing: missing } = useModel(makeTicketModel)
  const marginMissing = useValue(missing)
  const dayTrade = useValue(isDayTrade)
  const finding = usePart(entry.said, (said) => said.instrument)
  const offers = useValue(book)
  const writing = useFormatContext(detail)
  return (
    <div className="grid gap-4">
      {dayTrade && <DayTradeNote writing={writing} />}
      <InstrumentNotice finding={finding} writing={writing} />
      {marginMissing && <MarginNote />}
      <DirectionChoice detail={detail} writing={writing} />
      <EntryFields entry={entry} detail={detail} book={offers} most="max" />
      <LeverageChoice detail={detail} writing={writing} />
      <TicketExtras detail={detail} />
      <HeldHere detail={detail} />
      <Costs action="open" entry={entry} detail={detail}>
        <RiskNote detail={detail} />
      </Costs>
    </div>
  )
}
