import { compare, zero } from '../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useFields } from '../../../data/form/useFields.ts'
import { useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { lazily } from '../../../kit/lazily.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { usePart, useValue } from '../../../kit/useValue.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { Costs } from '../../orders/ticket/enter/Costs.tsx'
import { EntryFields } from '../../orders/ticket/enter/EntryFields.tsx'
import { InstrumentNotice } from '../../orders/ticket/findings/FieldMessages.tsx'
import { useFormatContext } from '../../orders/ticket/findings/formatFinding.ts'
import { CloseGate } from './CloseGate.tsx'
import { makeCloseModel } from './close.model.ts'
import { WhichPosition } from './WhichPosition.tsx'

/** Review, sending and outcome of the closing order. */
export const OrderSheet = lazily(() => import('../../orders/ticket/OrderSheet.tsx').then((part) => part.OrderSheet))

interface ClosingProps {
  readonly detail: Detail
  readonly position: PositionRecord
}

const Form = ({ detail, position }: ClosingProps) => {
  const { entry } = useModel(makeCloseModel)
  const book = useValue(useModel(makeInstrumentModel).book)
  const finding = usePart(entry.said, (said) => said.instrument)
  return (
    <div className="grid gap-4">
      <WhichPosition position={position} />
      <CloseGate position={position} />
      <InstrumentNotice finding={finding} writing={useFormatContext(detail)} />
      <EntryFields entry={entry} detail={detail} book={book} most="all" />
      <Costs action="close" entry={entry} detail={detail} />
    </div>
  )
}

const Sheets = ({ detail, position }: ClosingProps) => {
  const words = useWords()
  const { entry, sending, form, hide, end } = useModel(makeCloseModel)
  const direction = usePart(entry.draft, (draft) => draft.direction)
  const reviewing = useValue(sending.sheet)
  const filling = useValue(form)
  const { ref, go } = useFields(sending.review)
  const { tradable } = detail.rules
  return (
    <>
      <BottomSheet
        open={filling && !reviewing}
        onClose={hide}
        title={actionName(words, { action: 'close', direction, leverage: position.leverage })}
        footer={
          tradable && (
            <Button
              wide
              kind={direction === 'long' ? 'down' : 'up'}
              // The form says why, and until when.
              disabled={compare(position.closable, zero) <= 0}
              onClick={go}
            >
              {words.orders.review()}
            </Button>
          )
        }
      >
        {tradable ? (
          <div ref={ref}>
            <Form detail={detail} position={position} />
          </div>
        ) : (
          <div className="grid gap-4">
            <WhichPosition position={position} />
            <Banner>{words.markets.quotedOnly()}</Banner>
          </div>
        )}
      </BottomSheet>
      <OrderSheet
        open={reviewing}
        onClose={() => sending.dismiss(end)}
        entry={entry}
        sending={sending}
        detail={detail}
        onEnd={end}
        linkPosition={false}
      />
    </>
  )
}

/** Closing in full or in part: the form, then the same review and outcome as on the ticket. */
export const CloseParts = ({ position }: Pick<ClosingProps, 'position'>) => {
  const detail = useValue(useModel(makeCloseModel).detail)
  return detail && <Sheets detail={detail} position={position} />
}
