import { useEffect, useState } from 'react'
import { LONGEST_NOTE, type Note } from '../../../../../domain/quotes/note.ts'
import { useModel } from '../../../../data/app/app.ts'
import { deviceTime } from '../../../../data/clock/device.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { TextArea } from '../../../../kit/fields/TextArea.tsx'
import { ListRow } from '../../../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { UndoBar } from '../../../watchlist/UndoBar.tsx'
import { makeNoteModel } from './note.model.ts'

const NoteSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords().lists
  const { note, refresh, write } = useModel(makeNoteModel)
  const kept = useValue(note)
  /** What was typed, and the note that it changes; null while the sheet shows the note as it is. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly seen: Note | null } | null>(null)
  useEffect(() => void refresh(), [refresh])
  // Closed in whatever way, nothing that was written is lost.
  const close = () => {
    if (typed) write(typed.text, typed.seen)
    onClose()
  }
  return (
    <BottomSheet
      open
      onClose={close}
      title={words.note()}
      footer={
        <div className="grid gap-2">
          <Button wide onClick={close}>
            {words.save()}
          </Button>
          {kept && (
            <Button
              wide
              kind="quiet"
              size="medium"
              onClick={() => {
                write('', typed?.seen ?? kept)
                onClose()
              }}
            >
              {words.removeNote()}
            </Button>
          )}
        </div>
      }
    >
      <TextArea
        label={words.note()}
        hint={words.noteHint({ count: LONGEST_NOTE })}
        rows={8}
        maxLength={LONGEST_NOTE}
        value={typed?.text ?? kept?.text ?? ''}
        onChange={(text) => setTyped({ text, seen: typed ? typed.seen : kept })}
      />
    </BottomSheet>
  )
}

/** The customer's note on the instrument; opens a sheet to write it. */
export const NoteRow = () => {
  const words = useWords().lists
  const { tag } = useValue(locale)
  const { lost, note: kept, undo } = useModel(makeNoteModel)
  const note = useValue(kept)
  const gone = useValue(lost)?.how
  const [open, setOpen] = useState(false)
  return (
    <>
      <UndoBar text={gone ? words.noteLost[gone]() : null} onUndo={undo} />
      <ListRow
        title={words.note()}
        subtitle={
          note ? (
            <>
              <span
                dir="auto"
                className="line-clamp-6 [text-align:-webkit-match-parent] [text-align:match-parent] whitespace-pre-line text-ink-2"
              >
                {note.text}
              </span>
              <span className="block">{deviceTime(note.at, tag)}</span>
            </>
          ) : (
            words.noNote()
          )
        }
        chevron
        onPress={() => setOpen(true)}
      />
      {open && <NoteSheet onClose={() => setOpen(false)} />}
    </>
  )
}
