import { useRef } from 'react'
import type { Detail } from '../../../ports/InstrumentDetail.ts'
import { wrongField } from '../../form/wrongField.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/Button.tsx'
import { BottomSheet } from '../../kit/overlays.ts'
import { usePart, useValue } from '../../kit/useValue.ts'
import { makeInstrumentModel } from '../../quotes/instrument.model.ts'
import { useModel } from '../../shell/app.ts'
import { CostLines } from '../../ticket/CostLines.tsx'
import { EntryFields } from '../../ticket/EntryFields.tsx'
import { OrderSheet } from '../../ticket/orderSheets.ts'
import { InstrumentNotice } from '../../ticket/Said.tsx'
import { useWriting } from '../../ticket/useWriting.ts'
import { makeCloseModel } from './close.model.ts'

interface PartProps {
  readonly detail: Detail
}

const Costs = ({ detail }: PartProps) => {
  const words = useWords().ticket
  const { entry } = useModel(makeCloseModel)
  const { figures, from } = useValue(entry.shown)
  const leverage = usePart(entry.draft, (draft) => draft.leverage)
  return (
    <section aria-label={words.costs()} className="grid gap-3 border-t border-line pt-3.5">
      <CostLines
        action="close"
        figures={figures}
        currency={detail.currency}
        leverage={leverage}
        schedule={detail.rules.fees}
      />
      <p className="text-small text-ink-3">{from === 'server' ? words.fromBroker() : words.fromDevice()}</p>
    </section>
  )
}

const Form = ({ detail }: PartProps) => {
  const { entry } = useModel(makeCloseModel)
  const book = useValue(useModel(makeInstrumentModel).book)
  const finding = usePart(entry.said, (said) => said.instrument)
  return (
    <div className="grid gap-4">
      <InstrumentNotice finding={finding} writing={useWriting(detail)} />
      <EntryFields entry={entry} detail={detail} book={book} most="all" />
      <Costs detail={detail} />
    </div>
  )
}

const Sheets = ({ detail }: PartProps) => {
  const words = useWords()
  const { entry, sending, form, hide, end } = useModel(makeCloseModel)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const reviewing = useValue(sending.sheet)
  const filling = useValue(form)
  const body = useRef<HTMLDivElement>(null)
  const review = () => {
    if (sending.review()) return
    // After React has drawn what is wrong.
    requestAnimationFrame(() => wrongField(body.current)?.focus())
  }
  return (
    <>
      <BottomSheet
        open={filling && !reviewing}
        onClose={hide}
        title={words.market.actions[`close-${direction}`]()}
        footer={
          <Button wide kind={direction === 'long' ? 'down' : 'up'} onClick={review}>
            {words.ticket.review()}
          </Button>
        }
      >
        <div ref={body}>
          <Form detail={detail} />
        </div>
      </BottomSheet>
      <OrderSheet open={reviewing} entry={entry} sending={sending} detail={detail} onEnd={end} linkPosition={false} />
    </>
  )
}

/** Closing in full or in part: the form, then the same review and outcome as on the ticket. */
export const CloseParts = () => {
  const detail = useValue(useModel(makeCloseModel).detail)
  return detail && <Sheets detail={detail} />
}
