import type { Direction, OrderType } from '../../domain/trading/order.ts'
import type { Detail } from '../../ports/InstrumentDetail.ts'
import { useWords } from '../i18n/words.ts'
import { Segmented } from '../kit/Tabs.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { CostLines } from './CostLines.tsx'
import { ORDER_TYPES } from './draft.ts'
import { PriceInput } from './PriceInput.tsx'
import { QuantityInput } from './QuantityInput.tsx'
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
  const { direction } = useValue(entry.draft)
  const said = useValue(entry.said)
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
      <Refusal finding={said.direction} writing={writing} />
    </div>
  )
}

const LeverageChoice = ({ detail, writing }: PartProps) => {
  const words = useWords().ticket
  const { entry, marginEnabled } = useModel(makeTicketModel)
  const { leverage } = useValue(entry.draft)
  const said = useValue(entry.said)
  const offered = useValue(marginEnabled) && detail.rules.leverages.length > 1
  if (!offered && leverage === 1) return null
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden className="text-small text-ink-2">
          {words.leverage()}
        </span>
        <Segmented
          kind="chips"
          label={words.leverage()}
          choices={detail.rules.leverages.map((multiple) => ({
            value: String(multiple),
            label: words.times({ leverage: multiple }),
          }))}
          value={String(leverage)}
          onChange={(next) => entry.change({ leverage: Number(next) })}
        />
      </div>
      <Refusal finding={said.leverage} writing={writing} />
    </div>
  )
}

const Costs = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().ticket
  const { entry } = useModel(makeTicketModel)
  const { figures, from } = useValue(entry.shown)
  const { direction, leverage } = useValue(entry.draft)
  return (
    <section aria-label={words.costs()} className="grid gap-3 border-t border-line pt-3.5">
      <CostLines
        action="open"
        figures={figures}
        currency={detail.currency}
        leverage={leverage}
        schedule={detail.rules.fees}
      />
      <p className="text-small text-ink-3">{from === 'server' ? words.fromBroker() : words.fromDevice()}</p>
      <RiskNote
        direction={direction}
        leverage={leverage}
        price={figures.estimatedPrice}
        stopPrice={figures.stopPrice}
        rules={detail.rules}
      />
    </section>
  )
}

/** The fields of the ticket and what they come to. */
export const TicketForm = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const { entry, book } = useModel(makeTicketModel)
  const draft = useValue(entry.draft)
  const said = useValue(entry.said)
  const largest = useValue(entry.largest)
  const offers = useValue(book)
  const writing = useWriting(detail)
  return (
    <div className="grid gap-4">
      <InstrumentNotice finding={said.instrument} writing={writing} />
      <DirectionChoice detail={detail} writing={writing} />
      <Segmented<OrderType>
        label={words.ticket.orderType()}
        choices={ORDER_TYPES.map((value) => ({ value, label: words.market.orderTypes[value]() }))}
        value={draft.type}
        onChange={(type) => entry.change({ type })}
      />
      {draft.type === 'limit' ? (
        <PriceInput
          detail={detail}
          book={offers}
          writing={writing}
          value={draft.price}
          finding={said.price}
          onChange={(price) => entry.change({ price })}
          onLeave={() => entry.touch('price')}
        />
      ) : (
        <p className="text-small text-ink-2">{words.ticket.marketHint()}</p>
      )}
      <QuantityInput
        lot={detail.rules.lot}
        largest={largest}
        most="max"
        writing={writing}
        value={draft.quantity}
        finding={said.quantity}
        onChange={(quantity) => entry.change({ quantity })}
        onLeave={() => entry.touch('quantity')}
        onTake={entry.take}
      />
      <LeverageChoice detail={detail} writing={writing} />
      <Costs detail={detail} />
    </div>
  )
}
