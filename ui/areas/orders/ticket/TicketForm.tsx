import { lazy, Suspense } from 'react'
import type { Direction } from '../../domain/trading/order.ts'
import type { Detail } from '../../ports/InstrumentDetail.ts'
import { useWords } from '../i18n/words.ts'
import { Banner } from '../kit/Banner.tsx'
import { Segmented } from '../kit/Tabs.tsx'
import { usePart, useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { weekdayTime } from '../times/format.ts'
import { CostLines } from './CostLines.tsx'
import { EntryFields } from './EntryFields.tsx'
import { RiskNote } from './RiskNote.tsx'
import { InstrumentNotice, useError } from './Said.tsx'
import type { Finding } from './findings.ts'
import type { Writing } from './sayFinding.ts'
import { makeTicketModel } from './ticket.model.ts'
import { useWriting } from './useWriting.ts'

/** Why a choice cannot be taken, below it. */
const Refusal = ({ finding, writing }: { readonly finding: Finding | null; readonly writing: Writing }) => {
  const error = useError(finding, writing)
  return (
    <p role="status" className="text-small text-red empty:hidden" {...(error && { 'data-wrong': true, tabIndex: -1 })}>
      {error}
    </p>
  )
}

interface PartProps {
  readonly detail: Detail
  readonly writing: Writing
}

const DirectionChoice = ({ detail, writing }: PartProps) => {
  const words = useWords()
  const { entry, marginEnabled } = useModel(makeTicketModel)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const finding = usePart(entry.said, (said) => said.direction)
  const offered = useValue(marginEnabled) && detail.rules.shorting
  // A link may have asked for a short that is not offered: then this says why, and leads back.
  if (!offered && direction === 'long') return null
  return (
    <div className="grid gap-1.5">
      <Segmented<Direction>
        label={words.ticket.direction()}
        choices={[
          { value: 'long', label: words.market.actions['open-long']() },
          { value: 'short', label: words.market.actions['open-short']() },
        ]}
        value={direction}
        onChange={(next) => entry.change({ direction: next })}
      />
      <Refusal finding={finding} writing={writing} />
    </div>
  )
}

const LeverageChoice = ({ detail, writing }: PartProps) => {
  const words = useWords().ticket
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

const Costs = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().ticket
  const { entry, isDayTrade } = useModel(makeTicketModel)
  const { figures, from } = useValue(entry.shown)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const leverage = usePart(entry.draft, (draft) => draft.leverage)
  return (
    <section aria-label={words.costs()} className="grid gap-3 border-t border-line pt-3.5">
      <CostLines
        action="open"
        figures={figures}
        currency={detail.currency}
        leverage={leverage}
        schedule={detail.rules.fees}
      />
      {figures.amount && (
        <p className="text-small text-ink-3">{from === 'server' ? words.fromBroker() : words.fromDevice()}</p>
      )}
      <RiskNote
        direction={direction}
        leverage={leverage}
        price={figures.estimatedPrice}
        stopPrice={figures.stopPrice}
        rules={detail.rules}
        isDayTrade={useValue(isDayTrade)}
      />
    </section>
  )
}

/** Says that this order is a day trade, and when it is squared off. */
const DayTradeNote = ({ writing }: Pick<PartProps, 'writing'>) => {
  const words = useWords().market.dayTrade
  const { isDayTrade, squareOffAt } = useModel(makeTicketModel)
  const at = useValue(squareOffAt)
  if (!useValue(isDayTrade)) return null
  return (
    <Banner tone="accent" title={words.title()}>
      {at === null ? words.soon() : words.until({ time: weekdayTime(at, writing.tag, writing.zone) })}
    </Banner>
  )
}

// Where margin is enabled, as for most, nobody downloads it.
const MarginNote = lazy(() => import('./MarginNote.tsx'))

/** The fields of the ticket and what they come to. */
export const TicketForm = ({ detail }: { readonly detail: Detail }) => {
  const { entry, book, marginMissing: missing } = useModel(makeTicketModel)
  const marginMissing = useValue(missing)
  const finding = usePart(entry.said, (said) => said.instrument)
  const offers = useValue(book)
  const writing = useWriting(detail)
  return (
    <div className="grid gap-4">
      <DayTradeNote writing={writing} />
      <InstrumentNotice finding={finding} writing={writing} />
      {marginMissing && (
        <Suspense fallback={null}>
          <MarginNote />
        </Suspense>
      )}
      <DirectionChoice detail={detail} writing={writing} />
      <EntryFields entry={entry} detail={detail} book={offers} most="max" />
      <LeverageChoice detail={detail} writing={writing} />
      <Costs detail={detail} />
    </div>
  )
}
