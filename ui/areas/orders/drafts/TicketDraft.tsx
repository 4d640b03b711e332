import { useEffect } from 'react'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { DraftPrices, DraftTerms, useAge, useEnd } from './DraftFacts.tsx'
import type { KeptDraft } from './keptDrafts.ts'
import { makeTicketDraft } from './ticketDraft.model.ts'

const Offer = ({ draft }: { readonly draft: KeptDraft }) => {
  const app = useApp()
  const all = useWords()
  const words = all.drafts
  const { discard, resume } = useModel(makeTicketDraft)
  const age = useAge(draft.at)
  const time = useEnd(draft.at)
  const carryOn = async () => {
    if (!(await resume())) app.toaster.show(words.gone(), 'error')
  }
  return (
    <section aria-label={words.draft()} className="mb-4 grid gap-2 border-b border-line pb-4">
      <p className="flex flex-wrap items-center gap-x-2">
        <Badge tone="warning">{words.draft()}</Badge>
        <DraftTerms draft={draft} />
      </p>
      <DraftPrices draft={draft} />
      <p className="text-small text-ink-2">{words.notSent({ age })}</p>
      <div className="pair">
        <Button kind="secondary" size="medium" onClick={() => void discard()}>
          {all.markets.sending.discard()}
        </Button>
        <Button size="medium" onClick={() => void carryOn()}>
          {words.resume()}
        </Button>
      </div>
      <p className="text-small text-ink-3">{words.keptUntil({ time })}</p>
    </section>
  )
}

/** Above the form: the order that was typed without a connection, until it is in the form, sent or discarded. */
export const TicketDraft = () => {
  // The list of drafts leads here to continue one.
  const isWanted = useSearch('/quotes/infoBuy').draft === '1'
  const { isOpen, isUnsent, kept, visit } = useModel(makeTicketDraft)
  const draft = useValue(kept)
  const isInForm = useValue(isOpen)
  const canBeTyped = useValue(isUnsent)
  useEffect(() => visit(isWanted), [visit, isWanted])
  return draft && !isInForm && canBeTyped && <Offer draft={draft} />
}

const Line = ({ draft }: { readonly draft: KeptDraft }) => {
  const all = useWords()
  const words = all.drafts
  const { discard, isAway } = useModel(makeTicketDraft)
  const away = useValue(isAway)
  const age = useAge(draft.at)
  const time = useEnd(draft.at)
  return (
    <div className="flex basis-full! items-center justify-between gap-x-3 text-small text-ink-2">
      <p role="status" className="min-w-0 grow">
        {away ? words.keptAway({ time }) : words.inForm({ age })}
      </p>
      <Button kind="quiet" size="small" last onClick={() => void discard()}>
        {all.markets.sending.discard()}
      </Button>
    </div>
  )
}

/** Beside the action of the ticket: that the form is kept on the device and was not sent. */
export const DraftLine = () => {
  const { isOpen, isUnsent, kept } = useModel(makeTicketDraft)
  const draft = useValue(kept)
  const isInForm = useValue(isOpen)
  const canBeTyped = useValue(isUnsent)
  return draft && isInForm && canBeTyped && <Line draft={draft} />
}

/** In the review: that it cannot be sent now, and is kept. */
export const DraftNote = () => {
  const words = useWords().drafts
  const { isAway, isOpen, kept } = useModel(makeTicketDraft)
  const draft = useValue(kept)
  const isInForm = useValue(isOpen)
  const away = useValue(isAway)
  const time = useEnd(draft?.at ?? 0)
  return (
    <p role="status" className="text-small text-ink-2 empty:hidden">
      {draft && isInForm && away && words.keptAway({ time })}
    </p>
  )
}
