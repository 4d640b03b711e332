import type { Direction } from '../../../../../domain/orders/order.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { Segmented } from '../../../../kit/choices/Tabs.tsx'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { useModel } from '../../../../data/app/app.ts'
import { EntryFields } from './EntryFields.tsx'
import { InstrumentNotice, Refusal } from '../findings/FieldMessages.tsx'
import { type FormatContext, useFormatContext } from '../findings/formatFinding.ts'
import { makeTicketModel } from '../ticket.model.ts'

interface PartProps {
  readonly detail: Detail
  readonly writing: FormatContext
}

const DirectionChoice = ({ detail, writing }: PartProps) => {
  const words = useWords()
  const { entry, marginOn } = useModel(makeTicketModel)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const finding = usePart(entry.said, (said) => said.direction)
  const offered = useValue(marginOn) && detail.rules.shorting
  // A link may have requested a short that is not available: then this explains why, and offers the way back.
  if (!offered && direction === 'long') return null
  return (
    <div className="grid gap-1.5">
      <Segmented<Direction>
        label={words.orders.direction()}
        choices={[
          { value: 'long', label: words.markets.actions.open() },
          { value: 'short', label: words.markets.actions['open-short']() },
        ]}
        value={direction}
        onChange={(next) => entry.change({ direction: next })}
      />
      <Refusal finding={finding} writing={writing} />
    </div>
  )
}

// Most customers trade with margin enabled and no day trade: they do not download it.
const AboveFields = lazyPart(() => import('./AboveFields.tsx').then((part) => part.default))
// The form can be used before its figures are known.
const BelowFields = lazyPart(async () => {
  const [part] = await Promise.all([import('./BelowFields.tsx'), loadNamespace('protection')])
  return part.default
})

/** The fields of the ticket and what belongs to them. */
export const TicketForm = ({ detail }: { readonly detail: Detail }) => {
  const { entry, book, isDayTrade, marginMissing: missing } = useModel(makeTicketModel)
  const marginMissing = useValue(missing)
  const dayTrade = useValue(isDayTrade)
  const finding = usePart(entry.said, (said) => said.instrument)
  const offers = useValue(book)
  const writing = useFormatContext(detail)
  return (
    <div className="grid gap-4">
      {(dayTrade || marginMissing) && (
        <AboveFields isDayTrade={dayTrade} isMarginMissing={marginMissing} writing={writing} />
      )}
      <InstrumentNotice finding={finding} writing={writing} />
      <DirectionChoice detail={detail} writing={writing} />
      <EntryFields entry={entry} detail={detail} book={offers} most="max" />
      <BelowFields detail={detail} writing={writing} />
    </div>
  )
}
