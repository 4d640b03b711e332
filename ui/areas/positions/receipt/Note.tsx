import { useEffect, useRef } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { TextArea } from '../../../kit/fields/TextArea.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { SendingActions, SendingNote } from '../trade/Sending.tsx'
import { useFormFocus } from '../trade/useFormFocus.ts'
import { makePositionNoteModel } from './note.model.ts'

/** The longest note, in characters. */
const LONGEST = 1000

interface NoteProps {
  readonly position: PositionRecord
}

/** A text of the customer's, in the direction of its own language. */
const Written = ({ children }: { readonly children: string }) => (
  <p dir="auto" className="[text-align:-webkit-match-parent] [text-align:match-parent] whitespace-pre-line">
    {children}
  </p>
)

const NoteSheet = ({ position }: NoteProps) => {
  const words = useWords().story.receipt
  const model = useModel(makePositionNoteModel)
  const open = useValue(model.sheet)
  const text = useValue(model.draft)
  const state = useValue(model.state)
  const other = useValue(model.other)
  const body = useRef<HTMLDivElement>(null)
  const kind = state?.kind
  useFormFocus(kind, false, body)
  // What was sent and has no answer is shown as it was sent.
  const unanswered = state?.kind === 'unknown' || state?.kind === 'lost' ? state.form.note : null
  return (
    <BottomSheet
      open={open}
      onClose={model.close}
      title={words.note()}
      footer={
        kind !== 'unknown' && (
          <SendingActions model={model}>
            {(isSending) =>
              other === null ? (
                <div className="grid gap-2">
                  <Button wide busy={isSending} onClick={() => void model.save()}>
                    {words.saveNote()}
                  </Button>
                  {(position.note ?? '') !== '' && (
                    <Button wide kind="quiet" size="medium" disabled={isSending} onClick={() => void model.remove()}>
                      {words.removeNote()}
                    </Button>
                  )}
                </div>
              ) : (
                <div className="grid gap-2">
                  <Button wide onClick={() => void model.saveMine()}>
                    {words.changed.mine()}
                  </Button>
                  <Button wide kind="secondary" size="medium" onClick={model.takeOther}>
                    {other === '' ? words.changed.none() : words.changed.other()}
                  </Button>
                </div>
              )
            }
          </SendingActions>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-4 outline-none">
        <SendingNote state={model.state} />
        {other !== null && (
          <Banner live title={other === '' ? words.changed.removed() : words.changed.text()}>
            {other !== '' && <Written>{other}</Written>}
          </Banner>
        )}
        {unanswered === null ? (
          <TextArea
            label={words.note()}
            hint={words.noteHint({ count: LONGEST })}
            rows={6}
            maxLength={LONGEST}
            value={text}
            onChange={model.type}
          />
        ) : (
          <Written>{unanswered === '' ? words.removeNote() : unanswered}</Written>
        )}
      </div>
    </BottomSheet>
  )
}

/** The customer's note about the position, which the broker keeps; opens a sheet to write it. */
export const Note = ({ position }: NoteProps) => {
  const words = useWords().story.receipt
  const { open, show } = useModel(makePositionNoteModel)
  const { id, note = '', state } = position
  useEffect(() => open(id), [open, id])
  return (
    <>
      <ListRow
        title={words.note()}
        subtitle={
          note === '' ? (
            (state === 'closed' ? words.noNote : words.noNoteOpen)()
          ) : (
            <span
              dir="auto"
              className="line-clamp-6 [text-align:-webkit-match-parent] [text-align:match-parent] whitespace-pre-line text-ink-2"
            >
              {note}
            </span>
          )
        }
        chevron
        onPress={show}
      />
      <NoteSheet position={position} />
    </>
  )
}
